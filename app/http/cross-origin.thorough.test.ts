import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { call, callsOf, CALLS, loginHeaders } from "#test/api.ts";
import { menuOf, storeEditableMenu } from "#test/editor.ts";
import { ORIGIN, visit } from "#test/visit.ts";

const APP = "https://app.nukkad.example";
const OTHER_APP = "capacitor://localhost";

let menu: Menu;
let headers: Record<string, string>;

beforeEach(async () => {
  menu = await storeEditableMenu();
  headers = await loginHeaders(menu.shop.id);
});
afterEach(() => vi.restoreAllMocks());

const listApps = () => {
  vi.spyOn(env, "APP_ORIGINS", "get").mockReturnValue(`${APP},\n ${OTHER_APP} `);
};

/** What a reply says of who may read it. */
function saidIn(reply: { headers: Headers }): Record<string, string> {
  const names = [...reply.headers].filter(([name]) => /^access-control-|^vary$/.test(name));
  return Object.fromEntries(names);
}

const readable = (origin: string) => ({
  "access-control-allow-origin": origin,
  "access-control-allow-credentials": "true",
  "access-control-expose-headers": "Age, Allow, ETag, Retry-After, X-XSRF-TOKEN",
  vary: "Origin",
});

describe("without a list", () => {
  it("nothing is said to any origin, and only ours may change something", async () => {
    for (const origin of [APP, ORIGIN, "null"]) {
      const opened = await call({ ...callsOf(menu)["open-menu"], headers: { Origin: origin } });
      expect([opened.status, saidIn(opened)]).toEqual([200, {}]);
      const asked = await visit("/section/add/x", {
        method: "OPTIONS",
        headers: { Origin: origin },
      });
      expect([asked.status, saidIn(asked)]).toEqual([204, {}]);
    }
    const from = { ...headers, Origin: APP };
    const changed = await call({ ...callsOf(menu)["add-item"], headers: from });
    expect([changed.status, saidIn(changed)]).toEqual([403, {}]);
  });
});

describe("an app on the list", () => {
  beforeEach(listApps);

  it.each([APP, OTHER_APP])("reads replies of every kind: %s", async (origin) => {
    const from = { Origin: origin, "Sec-Fetch-Site": "cross-site" };
    const opened = await call({ ...callsOf(menu)["open-menu"], headers: from });
    expect([opened.status, saidIn(opened)]).toEqual([200, readable(origin)]);
    const etag = opened.headers.get("ETag") ?? "";
    for (const [path, more, status] of [
      [`/qr/menu/${menu.shop.id}`, { "If-None-Match": etag }, 304],
      ["/qr/menu/nowhere", {}, 404],
      ["/qr/nothing", {}, 404],
      ["/shops/login", {}, 405],
    ] as const) {
      const reply = await visit(path, { headers: { ...from, ...more } });
      expect([path, reply.status, saidIn(reply)]).toEqual([path, status, readable(origin)]);
    }
  });

  it.each(CALLS)("learns before it calls what it may send: %s", async (name) => {
    const { method, path } = callsOf(menu)[name];
    const reply = await visit(path, {
      method: "OPTIONS",
      headers: { Origin: APP, "Access-Control-Request-Method": method },
    });
    expect([reply.status, await reply.text()]).toEqual([204, ""]);
    expect(saidIn(reply)).toEqual({
      ...readable(APP),
      "access-control-allow-methods":
        method === "GET" ? "GET, HEAD, OPTIONS" : `${method}, OPTIONS`,
      "access-control-allow-headers": "Content-Type, Idempotency-Key, If-None-Match, X-XSRF-TOKEN",
      "access-control-max-age": "600",
    });
  });

  it("changes a menu with its token, and not without", async () => {
    const from = { Origin: APP, "Sec-Fetch-Site": "cross-site" };
    const { Cookie = "" } = headers;
    const refused = await call({
      ...callsOf(menu)["add-item"],
      headers: { Cookie, ...from },
    });
    expect([refused.status, saidIn(refused)]).toEqual([403, readable(APP)]);
    expect(await menuOf(menu.shop.id)).toEqual(menu);
    const done = await call({ ...callsOf(menu)["add-item"], headers: { ...headers, ...from } });
    expect([done.status, saidIn(done)]).toEqual([201, readable(APP)]);
  });

  it("gets no more of our pages than anybody else", async () => {
    const page = await visit(`/menu/${menu.shop.id}`, { headers: { Origin: APP } });
    expect([page.status, saidIn(page)]).toEqual([200, { vary: "Save-Data" }]);
    const form = { method: "POST", body: new URLSearchParams(), headers: { Origin: APP } };
    const sent = await visit("/shop/login", form);
    expect([sent.status, saidIn(sent)]).toEqual([403, {}]);
  });
});

describe("an origin that is not on the list", () => {
  beforeEach(listApps);

  it.each([
    "https://evil.example",
    "http://app.nukkad.example",
    `${APP}:8443`,
    `${APP}.evil.example`,
    "https://a.app.nukkad.example",
    "https://APP.nukkad.example",
    `${APP},`,
    `${APP}, ${OTHER_APP}`,
    "null",
    "*",
  ])("is told nothing, and changes nothing: %s", async (origin) => {
    const from = { Origin: origin };
    const opened = await call({ ...callsOf(menu)["open-menu"], headers: from });
    expect([opened.status, saidIn(opened)]).toEqual([200, { vary: "Origin" }]);
    const asked = await visit("/section/add/x", { method: "OPTIONS", headers: from });
    expect([asked.status, saidIn(asked)]).toEqual([204, { vary: "Origin" }]);
    const change = { ...callsOf(menu)["add-item"], headers: { ...headers, ...from } };
    const changed = await call(change);
    expect([changed.status, saidIn(changed)]).toEqual([403, { vary: "Origin" }]);
    expect(await menuOf(menu.shop.id)).toEqual(menu);
  });
});

it("a stored copy of a menu says nothing of who requested it", async () => {
  listApps();
  const open = async (from: Record<string, string>) =>
    saidIn(await call({ ...callsOf(menu)["open-menu"], headers: from }));
  const put = vi.spyOn(caches.default, "put");
  expect(await open({ Origin: APP })).toEqual(readable(APP));
  expect(put).toHaveBeenCalledOnce();
  for (let round = 0; round < 2; round++) {
    expect(await open({})).toEqual({ vary: "Origin" });
    expect(await open({ Origin: "https://evil.example" })).toEqual({ vary: "Origin" });
    expect(await open({ Origin: OTHER_APP })).toEqual(readable(OTHER_APP));
  }
  expect(put).toHaveBeenCalledOnce();
});
