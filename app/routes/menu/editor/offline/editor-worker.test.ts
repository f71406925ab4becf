import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isEditorPage, shopIn } from "#app/device/editor-pages.ts";
import type { PageRequest } from "#app/routes/menu/offline/worker-scope.ts";
import { SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import { visit } from "#test/visit.ts";
import { answerNavigation } from "./answer-navigation.ts";
import { waitingFor } from "./offline-paths.ts";
import { dropOtherBuilds, findShell, SHELL_PATH, storeShell, storeShellIn } from "./shell-cache.ts";

const HERE = "https://nukkad.test";

/** What the phone keeps: texts by their path, of each cache by its name. */
let stored: Map<string, Map<string, string>>;
let answers: Record<string, () => Promise<Response>>;
let fetched: string[];

const pathOf = (asked: RequestInfo) => {
  const url = new URL(typeof asked === "string" ? asked : asked.url, HERE);
  return url.pathname + url.search;
};
const text = (body: string) => async () => new Response(body);
const shellIn = (language: string) =>
  text(`<html lang="${language}"><script type="module" src="/assets/start-1.js"></script></html>`);

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  fetched = [];
  answers = {
    [SHELL_PATH]: shellIn("en"),
    "/assets/start-1.js": text('import"./shared-2.js";const a=()=>import(`./forms-3.js`)'),
    "/assets/shared-2.js": text('const a="/assets/thali-4.svg"'),
    "/assets/forms-3.js": text('import"./start-1.js"'),
    "/assets/thali-4.svg": text("<svg/>"),
  };
  vi.stubGlobal("caches", {
    async open(name: string) {
      const replies = stored.get(name) ?? new Map<string, string>();
      stored.set(name, replies);
      return {
        async match(asked: RequestInfo) {
          const kept = replies.get(pathOf(asked));
          return kept === undefined ? undefined : new Response(kept);
        },
        put: async (asked: RequestInfo, reply: Response) =>
          void replies.set(pathOf(asked), await reply.text()),
      };
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  });
  vi.stubGlobal("fetch", (asked: RequestInfo) => {
    fetched.push(pathOf(asked));
    return (answers[pathOf(asked)] ?? offline)();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offline = () => Promise.reject<Response>(new TypeError("no network"));
const never = () => new Promise<Response>(() => {});
const keptPaths = () => [...stored.values()].flatMap((replies) => [...replies.keys()]).toSorted();

async function open(path: string): Promise<string | undefined> {
  const event = { request: new Request(HERE + path) } as unknown as PageRequest;
  const answered = answerNavigation(event).then(
    (reply) => reply.text(),
    () => "the browser’s own error",
  );
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, SHORT_PATIENCE_MS * 2);
  });
  const first = Promise.race([answered, late]);
  await vi.advanceTimersByTimeAsync(SHORT_PATIENCE_MS * 2);
  return first;
}

describe("the empty page", () => {
  it("is stored with every file that it and its scripts name, each fetched once", async () => {
    await storeShell();
    expect(keptPaths()).toEqual(Object.keys(answers).toSorted());
    expect(fetched.toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it.each(["/assets/forms-3.js", "/assets/thali-4.svg"])(
    "is not stored without %s, which does not come",
    async (path) => {
      answers[path] = async () => new Response("", { status: 404 });
      await expect(storeShell()).rejects.toThrow(`${path} answered 404`);
      expect(await findShell()).toBeUndefined();
    },
  );

  it("is fetched anew, without its files, once another language is chosen", async () => {
    await storeShell();
    fetched = [];
    await storeShellIn("en");
    expect(fetched).toEqual([]);
    answers[SHELL_PATH] = shellIn("hi");
    await storeShellIn("hi");
    expect(fetched).toEqual([SHELL_PATH]);
    expect(await (await findShell())?.text()).toContain('lang="hi"');
  });

  it("of another build is removed with its files, and nothing that is another worker’s", async () => {
    await storeShell();
    for (const name of ["editor-before", "menu-1-images", "nearby-before"]) {
      stored.set(name, new Map());
    }
    await dropOtherBuilds();
    expect([...stored.keys()]).toEqual(["editor-test", "menu-1-images", "nearby-before"]);
  });
});

describe("an editor", () => {
  beforeEach(storeShell);

  it("comes from the network where it answers, and nothing of it is kept", async () => {
    const before = keptPaths();
    answers["/shop/edit/menu/a"] = text("the menu of a");
    expect(await open("/shop/edit/menu/a")).toBe("the menu of a");
    expect(keptPaths()).toEqual(before);
  });

  it.each([
    ["the network fails", offline],
    ["the network does not answer", never],
    ["something on the way answers", async () => new Response("", { status: 502 })],
  ])("gives way to the empty page where %s", async (_, failing) => {
    for (const path of ["/shop/edit/menu/a", "/shop/edit/menu", "/shop/edit/menu/a?open=x"]) {
      answers[path] = failing;
      expect(await open(path)).toContain("start-1.js");
    }
  });

  it("does not where the server says that it cannot, or leads to the login page", async () => {
    answers["/shop/edit/menu/a"] = async () => new Response("a part is down", { status: 503 });
    expect(await open("/shop/edit/menu/a")).toBe("a part is down");
    answers["/shop/edit/menu/a"] = async () => Response.redirect(`${HERE}/shop/login`);
    expect(await open("/shop/edit/menu/a")).toBe("");
  });

  it("is waited for by who has nothing to look at meanwhile, but not without a network", async () => {
    const address = waitingFor(`${HERE}/shop/edit/menu/a?open=x`);
    expect(address).toBe(`${HERE}/shop/edit/menu/a?open=x&wait=`);
    answers["/shop/edit/menu/a?open=x&wait="] = never;
    expect(await open("/shop/edit/menu/a?open=x&wait=")).toBeUndefined();
    answers["/shop/edit/menu/a?open=x&wait="] = offline;
    expect(await open("/shop/edit/menu/a?open=x&wait=")).toContain("start-1.js");
  });

  it("is alone in that: other pages fail as before", async () => {
    expect(await open("/shop/edit/menu/a/history")).toBe("the browser’s own error");
  });
});

it.each([
  ["/shop/edit/menu", true, undefined],
  ["/shop/edit/menu/", true, undefined],
  ["/shop/edit/menu/demo-cafe", true, "demo-cafe"],
  ["/shop/edit/menu/a/history", false, undefined],
  ["/shop/edit/offline", false, undefined],
])("%s is an editor: %s, of %s", (path, isIt, shop) => {
  expect(isEditorPage(path)).toBe(isIt);
  expect(shopIn(path)).toBe(shop);
});

describe("what the server answers", () => {
  it("is a worker that names the file of this build, and is asked for anew each time", async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    const reply = await visit("/shop/edit-worker.js");
    expect(reply.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(reply.headers.get("Cache-Control")).toBe("no-cache");
    expect(reply.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
    expect(await reply.text()).toMatch(/^importScripts\("\/[^"]*editor-worker[^"]*"\);\n$/);
  });

  it("is an empty page that is the same for all, and that no other cache keeps", async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    const reply = await visit(SHELL_PATH);
    expect(reply.headers.get("Cache-Control")).toBe("private, no-store");
    expect(reply.headers.has("Set-Cookie")).toBe(false);
    expect(await reply.text()).toContain('<div id="editor"></div>');
  });
});
