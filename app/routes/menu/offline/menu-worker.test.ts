import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Language } from "#app/messages/languages.ts";
import { DAY_MS } from "#app/durations.ts";
import { SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import { visit } from "#test/visit.ts";
import { pricesAsOf } from "./age.ts";
import { answerFile, answerMenu, keepOpened } from "./answers.ts";
import { dropOlderForms } from "./kept.ts";
import { workerTexts } from "./worker-texts.server.ts";
import type { PageRequest } from "./worker-scope.ts";

const HERE = "https://nukkad.test";
const NOON = Date.UTC(2026, 10, 22, 6, 30);
const MENU = '<!DOCTYPE html><html lang="en"><main><p>Jalebi ₹40</p></main></html>';

/** What the phone keeps: replies by their address, of each cache by its name. */
let stored: Map<string, Map<string, Response>>;
let fetched: { path: string; init: RequestInit | undefined }[];
let answer: () => Promise<Response>;

const addressOf = (asked: RequestInfo) =>
  new URL(typeof asked === "string" ? asked : asked.url, HERE).href;

function fakeCache(name: string) {
  const replies = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, replies);
  return {
    match: async (asked: RequestInfo) => replies.get(addressOf(asked))?.clone(),
    async put(asked: RequestInfo, reply: Response) {
      const body = await reply.text();
      replies.delete(addressOf(asked));
      replies.set(addressOf(asked), new Response(body, reply));
    },
    keys: async () => [...replies.keys()].map((url) => ({ url })),
    delete: async (asked: RequestInfo) => replies.delete(addressOf(asked)),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  stored = new Map();
  fetched = [];
  answer = async () => menuReply();
  vi.stubGlobal("menuTexts", workerTexts("en"));
  vi.stubGlobal("caches", {
    open: async (name: string) => fakeCache(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string) => new Response(`kept ${path}`),
  });
  vi.stubGlobal("fetch", (asked: RequestInfo, init?: RequestInit) => {
    fetched.push({ path: new URL(addressOf(asked)).pathname, init });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function menuReply(html = MENU, init: ResponseInit = {}): Response {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "public, max-age=0, must-revalidate",
    Date: new Date().toUTCString(),
    ...(init.headers as Record<string, string> | undefined),
  };
  return new Response(html, { ...init, headers });
}

const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const never = () => new Promise<Response>(() => {});

/** What is answered to a request, once all that it sets going is over or has taken too long. */
async function ask(handle: typeof answerMenu, path: string, preloaded?: Response) {
  const work: Promise<unknown>[] = [];
  const event = {
    request: new Request(HERE + path),
    preloadResponse: Promise.resolve(preloaded),
    waitUntil: (more: Promise<unknown>) => work.push(more),
  } as unknown as PageRequest;
  const reply = handle(event).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(SHORT_PATIENCE_MS);
  return reply;
}

const open = async (path: string) => (await ask(answerMenu, path))?.text();
const keptPaths = () =>
  [...stored.values()].flatMap((replies) =>
    [...replies.keys()].map((url) => new URL(url).pathname),
  );

describe("a menu", () => {
  it("comes from the network where it answers, without a word of its age", async () => {
    await open("/menu/a");
    answer = async () => menuReply(MENU.replace("40", "45"));
    expect(await open("/menu/a")).toBe(MENU.replace("40", "45"));
  });

  it.each([
    ["the network fails", offline],
    ["the network does not answer", never],
    ["something on the way answers", async () => new Response("", { status: 502 })],
  ])("is the kept one, with its age, where %s", async (_, failing) => {
    await open("/menu/a?table=7");
    answer = failing;
    const html = await open("/menu/a?table=8");
    expect(html).toContain('<html data-kept lang="en">');
    expect(html).toMatch(
      /<main><p class="as-of">Prices as of .+ They may have changed since\.<\/p>/,
    );
    expect(keptPaths()).toEqual(["/menu/a"]);
  });

  it("is not shown in the place of another, or of another language", async () => {
    await open("/menu/a");
    answer = offline;
    expect(await open("/hi/menu/a")).toBe("kept menu-offline");
    expect(await open("/menu/b")).toBe("kept menu-offline");
  });

  it("is kept once it comes, also too late to be shown", async () => {
    await open("/menu/a");
    answer = () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(menuReply("late")), SHORT_PATIENCE_MS * 2);
      });
    expect(await open("/menu/a")).toContain("Jalebi");
    await vi.advanceTimersByTimeAsync(SHORT_PATIENCE_MS);
    answer = offline;
    expect(await open("/menu/a")).toBe("late");
  });

  it("is taken from what was asked for while the worker woke, and not asked for twice", async () => {
    const reply = await ask(answerMenu, "/menu/a", menuReply("preloaded"));
    expect(await reply?.text()).toBe("preloaded");
    expect(fetched).toEqual([]);
  });

  it.each([404, 410])("that is gone, a %i, is not kept any longer", async (status) => {
    await open("/menu/a");
    answer = async () => new Response("", { status });
    expect((await ask(answerMenu, "/menu/a"))?.status).toBe(status);
    expect(keptPaths()).toEqual([]);
  });

  it.each([
    ["a 304", () => new Response(null, { status: 304 })],
    ["a failure", () => menuReply("down", { status: 503 })],
    ["a redirect", () => menuReply("", { status: 302 })],
    ["what was redirected", () => redirected()],
    ["data", () => menuReply("[]", { headers: { "Content-Type": "application/json" } })],
    [
      "an old copy of the server's",
      () => menuReply("as of", { headers: { "Cache-Control": "private, no-store" } }),
    ],
  ])("is not replaced by %s", async (_, reply) => {
    await open("/menu/a");
    answer = async () => reply();
    await open("/menu/a");
    answer = offline;
    expect(await open("/menu/a")).toContain("Jalebi");
  });

  function redirected() {
    const reply = menuReply("elsewhere");
    Object.defineProperty(reply, "redirected", { value: true });
    reply.clone = () => reply;
    return reply;
  }

  it("is one of the twenty that were opened last", async () => {
    const paths = Array.from({ length: 20 }, (_, index) => `/menu/shop-${index}`);
    for (const path of [...paths, "/menu/shop-0", "/hi/menu/shop-0"]) await open(path);
    const [, ...rest] = paths.slice(1);
    expect(keptPaths()).toEqual([...rest, "/menu/shop-0", "/hi/menu/shop-0"]);
  });
});

describe("a file", () => {
  const lasting = () => new Response("file", { headers: { "Cache-Control": "public, immutable" } });
  const read = async (path: string) => (await ask(answerFile, path))?.text();

  it("that was seen is there without a network", async () => {
    answer = async () => lasting();
    for (const path of ["/assets/a-1.js", "/images/a.webp"]) await read(path);
    answer = offline;
    for (const path of ["/assets/a-1.js", "/images/a.webp"]) expect(await read(path)).toBe("file");
  });

  it.each([
    ["may be taken down", () => new Response("photo", { headers: { "Cache-Control": "private" } })],
    [
      "is not there",
      () => new Response("", { status: 404, headers: { "Cache-Control": "immutable" } }),
    ],
  ])("that %s is not kept", async (_, reply) => {
    answer = async () => reply();
    await read("/images/a-1.jpg");
    expect(keptPaths()).toEqual([]);
  });

  it("is one of the four hundred pictures, and of the forty files of builds, that came last", async () => {
    answer = async () => lasting();
    for (let index = 0; index <= 400; index++) {
      await read(`/images/${index}.webp`);
      if (index <= 40) await read(`/assets/${index}.js`);
    }
    expect(keptPaths().toSorted()).toEqual(
      [
        ...Array.from({ length: 400 }, (_, index) => `/images/${index + 1}.webp`),
        ...Array.from({ length: 40 }, (_, index) => `/assets/${index + 1}.js`),
      ].toSorted(),
    );
  });

  it("that the first page had loaded before the worker came is kept with its menu, and nothing else is asked for", async () => {
    answer = async () => (fetched.at(-1)?.path.startsWith("/menu/") ? menuReply() : lasting());
    const loaded = ["/assets/a.js", "/images/a.webp", "/favicon.svg", "/menu-worker.js"];
    await keepOpened(
      `${HERE}/menu/a?table=7`,
      loaded.map((path) => HERE + path),
    );
    expect(fetched.map(({ path }) => path)).toEqual(["/menu/a", "/assets/a.js", "/images/a.webp"]);
    expect(keptPaths().toSorted()).toEqual(["/assets/a.js", "/images/a.webp", "/menu/a"]);
  });
});

it("what an older release stored in another form is removed, and nothing that is another's", async () => {
  for (const name of ["menu-0-menus", "menus", "nearby-1", "menu-1-menus"]) fakeCache(name);
  await dropOlderForms();
  expect([...stored.keys()]).toEqual(["menus", "nearby-1", "menu-1-menus"]);
});

describe("the age of prices", () => {
  it.each<[Language, number, RegExp]>([
    ["en", 0, /^Prices as of \d+:\d\d [ap]m\./],
    ["en", DAY_MS, /^Prices as of \d+:\d\d [ap]m yesterday\./],
    ["en", 3 * DAY_MS, /^Prices as of 19 November 2026\. They may have changed since\.$/],
    ["hi", 0, /^ये दाम \S+ \d+:\d\d बजे के हैं।/],
    ["hi", DAY_MS, /^ये दाम कल \S+ \d+:\d\d बजे के हैं।/],
    ["hi", 3 * DAY_MS, /^ये दाम 19 नवंबर 2026 के हैं।/],
  ])("in %s, %i milliseconds ago", (language, ago, said) => {
    expect(pricesAsOf(NOON - ago, workerTexts(language))).toMatch(said);
  });

  it("is that of the answer, and not of its way through the browser's own cache", async () => {
    const before = new Date(NOON - 3 * DAY_MS).toUTCString();
    answer = async () => menuReply(MENU, { headers: { Date: before } });
    await open("/menu/a");
    answer = offline;
    expect(await open("/menu/a")).toContain("Prices as of 19 November 2026.");
  });
});

describe("the worker's address", () => {
  it.each([
    ["/menu-worker.js", "en"],
    ["/hi/menu-worker.js", "hi"],
  ] as const)(
    "%s has its texts, names the file of this build, and is asked for anew each time",
    async (path, language) => {
      const reply = await visit(path);
      expect(reply.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
      expect(reply.headers.get("Cache-Control")).toBe("no-cache");
      expect(reply.headers.get("Content-Security-Policy")).toBe(
        "default-src 'none'; script-src 'self'; connect-src 'self'",
      );
      const [texts, script] = (await reply.text()).split("\n");
      expect(texts).toBe(`menuTexts=${JSON.stringify(workerTexts(language))};`);
      expect(script).toMatch(/^importScripts\("\/[^"]*menu-worker[^"]*"\);$/);
    },
  );

  it.each(["/menu-offline", "/hi/menu-offline"])(
    "beside it, %s is the same for all",
    async (path) => {
      const reply = await visit(path, { headers: { Cookie: "language=hi" } });
      expect(reply.headers.has("Set-Cookie")).toBe(false);
      expect(await reply.text()).toContain(
        path.startsWith("/hi") ? '<html lang="hi">' : '<html lang="en">',
      );
    },
  );
});
