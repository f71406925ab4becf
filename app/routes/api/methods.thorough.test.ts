import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { call, callsOf, CALLS, loginHeaders } from "#test/api.ts";
import { menuOf, storeEditableMenu } from "#test/editor.ts";
import { visit } from "#test/visit.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "PROPFIND", "QUERY"];

let menu: Menu;
let headers: Record<string, string>;

beforeAll(async () => {
  menu = await storeEditableMenu();
  headers = await loginHeaders(menu.shop.id);
});
afterEach(() => vi.restoreAllMocks());

/** Asks with this method; gives what every failure must say of itself. */
async function ask(method: string, path: string) {
  const reply = await visit(path, { method, headers });
  const text = await reply.text();
  return {
    status: reply.status,
    type: reply.headers.get("Content-Type"),
    allow: reply.headers.get("Allow"),
    told: text === "" ? undefined : (JSON.parse(text) as { status: number }).status,
  };
}

/** A failure, as it answers each method. */
const problem = (method: string, status: number, allow: string | null = null) => ({
  status,
  type: "application/problem+json",
  allow,
  told: method === "HEAD" ? undefined : status,
});

describe.each(CALLS)("%s", (name) => {
  it("names its methods, and answers no other", async () => {
    const { method, path } = callsOf(menu)[name];
    const own = method === "GET" ? ["GET", "HEAD"] : [method];
    const allow = [...own, "OPTIONS"].join(", ");
    expect(await ask("OPTIONS", path)).toEqual({
      status: 204,
      type: null,
      allow,
      told: undefined,
    });
    for (const other of METHODS.filter((each) => !own.includes(each))) {
      expect([other, await ask(other, path)]).toEqual([other, problem(other, 405, allow)]);
    }
  });

  it.each(["", "/"])("is found in capitals as well, and is no page's data: %j", async (end) => {
    const { method, path } = callsOf(menu)[name];
    // The id of a shop is in small letters.
    const loud = path.replace(menu.shop.id, "").toUpperCase();
    const capitals = path.includes(menu.shop.id) ? loud + menu.shop.id : loud;
    const { status } = await ask("OPTIONS", capitals + end);
    expect(status).toBe(204);
    for (const each of [method, "OPTIONS"]) {
      expect(await ask(each, `${path}.data`)).toEqual(problem(each, 404));
    }
  });
});

it.each([
  "/qr",
  "/qr/",
  "/qr/menu",
  "/qr/nothing",
  "/qr/menu/a/b/c",
  "/qr/menu/update/a/b",
  "/QR/Nothing",
  "/section",
  "/section/add",
  "/section/add/a/b",
  "/shops",
  "/shops/demo",
  "/add_shop/demo",
  "/add_shop/..%2f",
  "/qr/%00",
  "/qr/_.data",
])("%s is not there, whatever it is asked", async (path) => {
  for (const method of [...METHODS, "OPTIONS"]) {
    expect([method, await ask(method, path)]).toEqual([method, problem(method, 404)]);
  }
});

it("a menu's HEAD says what its GET says, without a body", async () => {
  const { path } = callsOf(menu)["open-menu"];
  for (const address of [path, "/qr/menu/nowhere"]) {
    const [got, headed] = [await visit(address), await visit(address, { method: "HEAD" })];
    expect([headed.status, await headed.text()]).toEqual([got.status, ""]);
    const said = ({ headers: of }: Response) =>
      [...of].filter(([name]) => !/^(date|content-length)$/.test(name));
    expect(said(headed)).toEqual(said(got));
  }
});

describe("a failure is answered as a problem and logged once:", () => {
  const OURSELVES = {
    title: "Not available right now",
    status: 503,
    detail: "Please try again in a moment",
  };

  function breakDatabase(where: "opened" | "asked") {
    const session = env.DB.withSession();
    const fail = () => {
      throw new Error("D1 is down");
    };
    vi.spyOn(session, "prepare").mockImplementation(fail);
    vi.spyOn(env.DB, "withSession").mockImplementation(where === "opened" ? fail : () => session);
  }

  it.each(CALLS)("%s", async (name) => {
    const before = await menuOf(menu.shop.id);
    await env.COPIES.delete(`menus/${menu.shop.id}/json`);
    for (const where of ["opened", "asked"] as const) {
      const logged = vi.spyOn(console, "error").mockImplementation(() => {});
      breakDatabase(where);
      const { status, type, json } = await call({ ...callsOf(menu)[name], headers });
      expect([where, status, type]).toEqual([where, 503, "application/problem+json"]);
      expect(json).toEqual(OURSELVES);
      expect(logged.mock.calls.map(([line]) => String(line))).toEqual([
        expect.stringContaining("D1 is down"),
      ]);
      vi.restoreAllMocks();
    }
    expect(await menuOf(menu.shop.id)).toEqual(before);
  });
});

describe("a path that is written in escapes", () => {
  it("is the same path, with the same methods, guards and failures", async () => {
    for (const [path, status] of [
      [`/%71r/menu/${menu.shop.id}`, 200],
      [`/q%72/menu/${menu.shop.id}.data`, 404],
      ["/add%5Fshop", 405],
      ["/%71r/nothing", 404],
    ] as const) {
      const reply = await call({ method: "GET", path });
      expect([path, reply.status]).toEqual([path, status]);
      expect(reply.type).toBe(status === 200 ? "application/json" : "application/problem+json");
    }
    const { status, type } = await call({ method: "PUT", path: `/%71r/menu/update/x`, body: {} });
    expect([status, type]).toEqual([401, "application/problem+json"]);
  });
});
