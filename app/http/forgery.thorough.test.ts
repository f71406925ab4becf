import { beforeAll, describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { call, callsOf, CALLS, loginHeaders } from "#test/api.ts";
import { menuOf, storeEditableMenu } from "#test/editor.ts";
import { ORIGIN, visit } from "#test/visit.ts";

/** Every path that takes a form. */
const PATHS = ["/shop/login", "/shop/logout", "/shop/account", "/contact", "/add-shop"];

/** What a browser, or what pretends to be one, sends from anywhere but a page of ours. */
const FOREIGN: [string, Record<string, string>][] = [
  ["no Origin though the browser says that the site is ours", { "Sec-Fetch-Site": "same-origin" }],
  ["Origin null", { Origin: "null" }],
  ["another site's", { Origin: "http://evil.example" }],
  ["a sub-domain's", { Origin: "http://a.nukkad.test" }],
  ["the parent domain's", { Origin: "http://test" }],
  ["one that begins like ours", { Origin: `${ORIGIN}.evil.example` }],
  ["another port's", { Origin: `${ORIGIN}:8080` }],
  ["another scheme's", { Origin: "https://nukkad.test" }],
  ["ours from another site", { Origin: ORIGIN, "Sec-Fetch-Site": "cross-site" }],
  ["ours from a sub-domain", { Origin: ORIGIN, "Sec-Fetch-Site": "same-site" }],
  ["ours from who knows where", { Origin: ORIGIN, "Sec-Fetch-Site": "anything" }],
];

/** What a browser sends from a page of ours. */
const OURS: [string, Record<string, string>][] = [
  ["our Origin", { Origin: ORIGIN }],
  ["our Origin and site", { Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" }],
  ["our Origin and no site before", { Origin: ORIGIN, "Sec-Fetch-Site": "none" }],
];

/** What a program sends that is no browser, such as the app of a shop's owner. */
const UNSAID: [string, Record<string, string>][] = [
  ["no Origin", {}],
  ["an empty Origin", { Origin: "" }],
];

const post = (path: string, headers: Record<string, string>) =>
  visit(path, { method: "POST", body: new URLSearchParams(), headers });

describe.each(PATHS)("a form sent to %s", (path) => {
  it.each([...UNSAID, ...FOREIGN])("is refused with %s", async (_, headers) => {
    const response = await post(path, headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toBe("This request did not come from a page of this site.\n");
    expect(response.headers.has("Set-Cookie")).toBe(false);
  });

  it.each(OURS)("is taken with %s", async (_, headers) => {
    expect((await post(path, headers)).status).not.toBe(403);
  });

  it("is refused under its address for scripts as well", async () => {
    expect((await post(`${path}.data`, { Origin: "http://evil.example" })).status).toBe(403);
  });
});

it("reading is free to come from anywhere", async () => {
  for (const path of ["/", "/healthz", "/shop/login"]) {
    for (const method of ["GET", "HEAD"]) {
      const headers = { Origin: "http://evil.example", "Sec-Fetch-Site": "cross-site" };
      expect((await visit(path, { method, headers })).status).toBe(200);
    }
  }
});

describe("a call of the JSON API", () => {
  let menu: Menu;
  let headers: Record<string, string>;
  beforeAll(async () => {
    menu = await storeEditableMenu();
    headers = await loginHeaders(menu.shop.id);
  });

  const CHANGING = CALLS.filter((name) => name !== "open-menu");

  it.each(CHANGING)(
    "is refused from elsewhere though it holds session and token: %s",
    async (name) => {
      for (const [from, said] of FOREIGN) {
        const reply = await call({ ...callsOf(menu)[name], headers: { ...headers, ...said } });
        const problem = { detail: "This request did not come from a page of this site." };
        expect([from, reply]).toMatchObject([
          from,
          { status: 403, type: "application/problem+json", json: problem },
        ]);
        expect(reply.headers.has("Set-Cookie")).toBe(false);
      }
      expect(await menuOf(menu.shop.id)).toEqual(menu);
    },
  );

  it.each([...UNSAID, ...OURS])("is taken with %s", async (_, said) => {
    const { method, path } = callsOf(menu)["add-section"];
    const body = { section: "Rolls" };
    expect((await call({ method, path, body, headers: { ...headers, ...said } })).status).toBe(201);
  });

  it("is free to come from anywhere where it reads", async () => {
    for (const [, said] of FOREIGN) {
      expect((await call({ ...callsOf(menu)["open-menu"], headers: said })).status).toBe(200);
    }
  });

  it.each(["/qr%2Fmenu/add/", "//qr/menu/add/"])(
    "is none under %s, and refused as a page's form is",
    async (path) => {
      const before = await menuOf(menu.shop.id);
      const { method, body } = callsOf(menu)["add-item"];
      for (const [from, said] of [...UNSAID, ...FOREIGN]) {
        const sent = { ...headers, ...said, "Content-Type": "application/json" };
        const init = { method, headers: sent, body: JSON.stringify(body) };
        const { status } = await visit(path + menu.shop.id, init);
        expect([from, status]).toEqual([from, 403]);
      }
      expect(await menuOf(menu.shop.id)).toEqual(before);
    },
  );
});
