import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { call, callsOf, loginHeaders, MEMBER_CALLS, storeLogin } from "#test/api.ts";
import { storeEditableMenu } from "#test/editor.ts";
import { meterDatabase } from "#test/meter.ts";

let menu: Menu;
let member: Record<string, string>;

beforeEach(async () => {
  menu = await storeEditableMenu();
  member = await loginHeaders(menu.shop.id);
});
afterEach(() => vi.restoreAllMocks());

/** Counts what the next calls send to D1. */
function meter() {
  const { d1, tally } = meterDatabase(env.DB);
  vi.spyOn(env.DB, "withSession").mockImplementation((constraint) => d1.withSession(constraint));
  return tally;
}

describe("a call that changes a menu costs one look-up of the account and one batch", () => {
  it.each(MEMBER_CALLS)("%s", async (name) => {
    const tally = meter();
    expect((await call({ ...callsOf(menu)[name], headers: member })).status).toBeLessThan(300);
    expect(tally.trips).toBe(2);
  });

  it.each(MEMBER_CALLS)("and no batch where its body is refused: %s", async (name) => {
    const tally = meter();
    const refused = await call({ ...callsOf(menu)[name], body: {}, headers: member });
    expect(refused.status).toBe(422);
    expect(tally.trips).toBe(1);
  });

  it.each(MEMBER_CALLS)("and nothing where nobody is logged in: %s", async (name) => {
    const tally = meter();
    expect((await call(callsOf(menu)[name])).status).toBe(401);
    expect(tally.trips).toBe(0);
  });
});

it.each(["contact", "add-shop", "login"] as const)("two trips are enough for %s", async (name) => {
  await storeLogin(menu);
  const tally = meter();
  expect((await call(callsOf(menu)[name])).status).toBeLessThan(300);
  expect(tally.trips).toBe(2);
});

describe("a menu is answered", () => {
  const open = (headers: Record<string, string> = {}) =>
    call({ ...callsOf(menu)["open-menu"], headers });

  it("cold in one trip that reads the shop, its sections and its items", async () => {
    // Another shop's rows, on which the ranges of both indexes could go on.
    await storeEditableMenu();
    const tally = meter();
    await open();
    const rows = 1 + menu.sections.length + menu.sections.flatMap(({ items }) => items).length;
    expect(tally.trips).toBe(1);
    expect(tally.rowsRead).toBeLessThanOrEqual(rows + 2);
  });

  it("warm by the one row of its revision, and unchanged likewise", async () => {
    const etag = (await open()).headers.get("ETag") ?? "";
    const warm = meter();
    expect((await open()).status).toBe(200);
    expect(warm).toMatchObject({ trips: 1, rowsRead: 1 });
    vi.restoreAllMocks();
    const unchanged = meter();
    expect((await open({ "If-None-Match": etag })).status).toBe(304);
    expect(unchanged).toMatchObject({ trips: 1, rowsRead: 1 });
  });
});
