import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isNearby, offlinePath, returnPath } from "#app/device/paths.ts";
import { SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import {
  answerFile,
  filesOf,
  storePagesAsBefore,
  storePagesIn,
  ofOtherBuilds,
} from "./build-cache.ts";
import { answerNavigation } from "./navigation.ts";
import { freshUntil, isPostPhoto, PHOTOS } from "./photo-cache.ts";

const NOW = 1_000_000;

describe("a photo", () => {
  const until = (headers: Record<string, string>, status = 200) =>
    freshUntil(new Response(null, { status, headers }), NOW);

  it("may be cached as long as its reply says", () => {
    expect(until({ "Cache-Control": "public, max-age=60" })).toBe(NOW + 60_000);
    expect(until({ "Cache-Control": "private, max-age=1, immutable" })).toBe(NOW + 1000);
  });

  it("may be cached for what is left of that where another cache has had it", () => {
    expect(until({ "Cache-Control": "max-age=60", Age: "45" })).toBe(NOW + 15_000);
    expect(until({ "Cache-Control": "max-age=60", Age: "60" })).toBeUndefined();
  });

  it.each([
    ["says nothing", {}, 200],
    ["is over at once", { "Cache-Control": "public, max-age=0" }, 200],
    ["must not be stored", { "Cache-Control": "no-store, max-age=60" }, 200],
    ["must be asked for anew", { "Cache-Control": "no-cache, max-age=60" }, 200],
    ["is only a part", { "Cache-Control": "max-age=60" }, 206],
    ["is not there", { "Cache-Control": "max-age=60" }, 404],
  ])("may not be kept where the reply %s", (_, headers, status) => {
    expect(until(headers as Record<string, string>, status)).toBeUndefined();
  });

  it("is distinguished from a shop's picture by its number", () => {
    expect(isPostPhoto("/images/0aB-_0aB-_0aB-_0-1.webp")).toBe(true);
    expect(isPostPhoto(`/images/${"0a".repeat(32)}.webp`)).toBe(false);
    expect(isPostPhoto("/images/0aB-1.svg")).toBe(false);
    expect(isPostPhoto("/menu/images/0aB-1.webp")).toBe(false);
  });
});

describe("the files of a page", () => {
  it("are those of the build that its document names, each once", () => {
    const html = `<link rel="modulepreload" href="/assets/a-1.js"/><img src="/favicon.svg"/>
      <a href="/nearby/new">Post</a><link rel="icon" href="/favicon.svg"/>
      <script type="module">import "/assets/b-2.js";import * as a from "/assets/a-1.js";</script>`;
    expect(filesOf(html)).toEqual(["/assets/a-1.js", "/favicon.svg", "/assets/b-2.js"]);
  });
});

describe("the stored pages", () => {
  let kept: Map<string, string>;
  let asked: string[];
  /** What the server does not answer. */
  let failing = "";
  /** A page that an earlier build has stored. */
  let before: string | undefined;

  beforeEach(() => {
    kept = new Map();
    asked = [];
    failing = "";
    before = undefined;
    const cache = {
      put: async (path: string, page: Response) => void kept.set(path, await page.text()),
      addAll: async (files: string[]) => files.forEach((file) => kept.set(file, "file")),
    };
    vi.stubGlobal("caches", {
      open: async () => cache,
      keys: async () => ["nearby-before", "nearby-test"],
      async match(path: string, { cacheName }: { cacheName: string }) {
        const page = cacheName === "nearby-test" ? kept.get(path) : before;
        return page === undefined ? undefined : new Response(page);
      },
    });
    vi.stubGlobal("fetch", async (path: string, { credentials, headers }: RequestInit) => {
      const language = new Headers(headers).get("Accept-Language") ?? "en";
      asked.push(`${credentials} ${path} in ${language}`);
      if (path === failing) throw new TypeError("no network");
      const file = `/assets/${asked.length}.js`;
      return new Response(`<html lang="${language}"><script src="${file}"></script></html>`);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const languages = () =>
    ["/nearby/new", "/nearby/place", "/nearby/offline"].map(
      (path) => /lang="(\w+)"/.exec(kept.get(path) ?? "")?.[1],
    );

  it("are requested without cookies, and stored with every file that they and the feed name", async () => {
    await storePagesAsBefore();
    const paths = ["/nearby", "/nearby/new?to-keep", "/nearby/offline", "/nearby/place?to-keep"];
    expect(asked.toSorted()).toEqual(paths.map((path) => `omit ${path} in en`));
    const files = ["/assets/1.js", "/assets/2.js", "/assets/3.js", "/assets/4.js"];
    const pages = ["/nearby/new", "/nearby/offline", "/nearby/place"];
    expect([...kept.keys()].toSorted()).toEqual([...files, ...pages]);
  });

  it("are read as they arrive, so that a single connection to the server is enough", async () => {
    let free: Promise<unknown> = Promise.resolve();
    vi.stubGlobal("fetch", async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const waited = free;
      free = promise;
      await waited;
      return { ok: true, headers: new Headers(), text: async () => (resolve(), "<html>") };
    });
    await storePagesAsBefore();
    expect(kept.size).toBe(3);
  });

  it("are in the language in which an earlier build stored them", async () => {
    before = '<html lang="hi">';
    await storePagesAsBefore();
    expect(new Set(languages())).toEqual(new Set(["hi"]));
  });

  it("are fetched anew once another language is chosen, and only then", async () => {
    await storePagesIn("en");
    asked = [];
    await storePagesIn("en");
    expect(asked).toEqual([]);
    await storePagesIn("hi");
    expect(asked).toHaveLength(4);
    expect(new Set(languages())).toEqual(new Set(["hi"]));
    expect(kept.has("/assets/1.js")).toBe(true);
  });

  it("stay as they are in the other language where one of them does not come, and are fetched the next time", async () => {
    await storePagesIn("en");
    failing = "/nearby/new?to-keep";
    await expect(storePagesIn("hi")).rejects.toThrow("no network");
    expect(new Set(languages())).toEqual(new Set(["en"]));
    failing = "";
    await storePagesIn("hi");
    expect(new Set(languages())).toEqual(new Set(["hi"]));
  });

  it("are fetched where the browser has dropped them", async () => {
    await storePagesIn("hi");
    expect(new Set(languages())).toEqual(new Set(["hi"]));
  });
});

describe("what was stored before", () => {
  it("is deleted if another build stored it; photos, this build and what is not ours stay", () => {
    const names = ["nearby-test", "nearby-before", PHOTOS, "somebody-else"];
    expect(ofOtherBuilds(names)).toEqual(["nearby-before"]);
  });
});

describe("a file of this build", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is shown also where the phone has no space to store it", async () => {
    const put = () => Promise.reject(new DOMException("", "QuotaExceededError"));
    vi.stubGlobal("caches", { open: async () => ({ match: async () => undefined, put }) });
    vi.stubGlobal("fetch", async () => new Response("the script"));
    const work: Promise<unknown>[] = [];
    const request = new Request("https://nukkad.test/assets/a-1.js");
    const reply = await answerFile(request, (more) => work.push(more));
    expect(await reply.text()).toBe("the script");
    await expect(Promise.all(work)).resolves.toEqual([undefined]);
  });
});

describe("a page that is not answered soon", () => {
  const never = new Promise<never>(() => {});
  const OFFLINE_PAGE = "https://nukkad.test/nearby/offline?from=/nearby/mine";

  beforeEach(() => {
    vi.useFakeTimers();
    const match = async (path: string) => new Response(`kept ${path}`);
    vi.stubGlobal("caches", { open: async () => ({ match }) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** What is answered once the short patience is over, and, where that is nothing yet, later. */
  async function goTo(path: string, how: { from?: string; answer?: Promise<Response> } = {}) {
    const { from = "", answer = never } = how;
    vi.stubGlobal("fetch", () => answer);
    const request = { url: `https://nukkad.test${path}`, referrer: from } as unknown as Request;
    const settled = vi.fn<(reply: Response) => void>();
    void answerNavigation(request).then(settled);
    await vi.advanceTimersByTimeAsync(SHORT_PATIENCE_MS);
    return settled.mock.lastCall?.[0];
  }

  it("gives way to the offline page, which knows where one was going", async () => {
    for (const answer of [never, Promise.resolve(new Response("", { status: 502 }))]) {
      const reply = await goTo("/nearby/mine", { answer });
      expect(reply?.headers.get("Location")).toBe(
        `https://nukkad.test${offlinePath("/nearby/mine")}`,
      );
    }
  });

  it("is waited for by who goes on from there, who has seen all that is here without a network", async () => {
    expect(await goTo("/nearby/mine", { from: OFFLINE_PAGE })).toBeUndefined();
    const answer = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response("mine")), SHORT_PATIENCE_MS);
    });
    const late = await goTo("/nearby/mine", { from: OFFLINE_PAGE, answer });
    expect(await late?.text()).toBe("mine");
  });

  it.each([
    ["/nearby/new", "/nearby/new?kind=plan"],
    ["/nearby/place", "/nearby/place?from=%2Fnearby"],
  ])("gives way to the stored %s, also for links from there", async (stored, path) => {
    for (const from of ["", OFFLINE_PAGE]) {
      const reply = await goTo(path, { from });
      expect(await reply?.text()).toBe(`kept ${stored}`);
    }
  });
});

describe("the pages of the community", () => {
  it.each([
    ["/nearby", true],
    ["/nearby/posts/a", true],
    ["/nearby-worker.js", false],
    ["/menu/nearby", false],
    ["/", false],
  ])("%s: %s", (path, isIt) => expect(isNearby(path)).toBe(isIt));
});

describe("the return path of the offline page", () => {
  const back = (from: string) => returnPath(offlinePath(from).replace(/^[^?]*/, ""));

  it.each(["/nearby", "/nearby/posts/a-b", "/nearby?kind=help&reach=1", "/nearby/mine"])(
    "is %s for who was going there",
    (path) => expect(back(path)).toBe(path),
  );

  it.each([
    "//evil.example/nearby",
    "https://evil.example/nearby/",
    "/nearby.evil.example",
    "javascript:alert()",
    "/menu/demo-cafe",
    "/nearby/offline",
    "/nearby/offline?from=/nearby/offline",
    "",
  ])("is the feed, and not %s", (path) => expect(back(path)).toBe("/nearby"));

  it("is the feed for who was going nowhere", () => expect(returnPath("")).toBe("/nearby"));
});
