import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { shopDays } from "#app/db/shop-days-schema.ts";
import { countOpening, readOpenings, removeOldOpenings } from "#app/domain/shops/openings.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { DAY_MS } from "#app/durations.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { storeMadeMenu } from "#test/stored-menus.ts";
import { newAddress, submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const PHONE = { "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36" };
/** Half past midnight on 25 November in India, where it is still the 24th in UTC. */
const NOW = Date.parse("2026-11-25T00:30+05:30");

let shopId: string;

beforeEach(async () => {
  await db.delete(shopDays);
  shopId = await storeMadeMenu(1, 1);
});

async function report(headers: Record<string, string> = {}, id = shopId): Promise<number> {
  const { status } = await submit(`/menu/${id}/opened`, {}, { ...PHONE, ...headers });
  return status;
}
const stored = () => db.select().from(shopDays);

describe("a phone that has opened a menu", () => {
  it("adds one to the day of the shop, and leaves nothing else behind", async () => {
    const tables = async () => {
      const { results } = await env.DB.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
      ).all<{ name: string }>();
      const sizes = await env.DB.batch<{ rows: number }>(
        results.map(({ name }) => env.DB.prepare(`SELECT count(*) AS rows FROM "${name}"`)),
      );
      return results.map(({ name }, index) => [name, sizes[index]?.results[0]?.rows]);
    };
    const before = await tables();
    const reply = await submit(`/menu/${shopId}/opened`, {}, PHONE);
    expect([reply.status, reply.headers.has("Set-Cookie"), await reply.text()]).toEqual([
      204,
      false,
      "",
    ]);
    expect(await report()).toBe(204);
    expect(await stored()).toEqual([{ shopId, day: localDate(Date.now()), opened: 2 }]);
    expect(await tables()).toEqual(
      before.map(([name, rows]) => [name, name === "shop_days" ? 1 : rows]),
    );
  });

  it.each([
    ["asks by GPC not to be counted", { "Sec-GPC": "1" }],
    ["asks not to be tracked", { DNT: "1" }],
    ["is a search engine", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["is a headless browser", { "User-Agent": "Mozilla/5.0 HeadlessChrome/140" }],
    ["does not say what it is", { "User-Agent": "" }],
  ])("and %s is not counted", async (_, headers) => {
    expect(await report(headers)).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it("counts for no shop that is closed, or that never was", async () => {
    await db.update(shops).set({ closedAt: 1 }).where(eq(shops.id, shopId));
    for (const id of [shopId, "nobody", "%00", "x".repeat(65)]) {
      expect(await report({}, id), id).toBe(204);
    }
    expect(await stored()).toEqual([]);
  });

  it("is heard 60 times a minute at one address, and from a page of ours alone", async () => {
    await inOneMinute(async () => {
      await db.delete(shopDays);
      const address = newAddress();
      for (let sent = 0; sent < 60; sent++) expect(await report(address)).toBe(204);
      expect(await report(address)).toBe(429);
    });
    const path = `/menu/${shopId}/opened`;
    const elsewhere = { ...PHONE, Origin: "https://elsewhere.example" };
    expect((await visit(path, { method: "POST", headers: elsewhere })).status).toBe(403);
    expect((await visit(path)).status).toBe(405);
    expect(await stored()).toMatchObject([{ opened: 60 }]);
  });
});

describe("the days of a shop", () => {
  const count = (days: number) => countOpening(db, shopId, { now: NOW - days * DAY_MS });

  it("are those of its own clock, 90 with today, of which none is missing", async () => {
    for (const days of [0, 0, 1, 89, 90]) await count(days);
    const read = await readOpenings(db, shopId, { now: NOW });
    expect(read?.days).toHaveLength(90);
    expect(read?.days.at(-1)).toEqual({ day: "2026-11-25", opened: 2 });
    expect(read?.days.at(-2)).toEqual({ day: "2026-11-24", opened: 1 });
    expect(read?.days.at(-3)).toEqual({ day: "2026-11-23", opened: 0 });
    expect(read?.days[0]).toEqual({ day: "2026-08-28", opened: 1 });
    expect(await readOpenings(db, "nobody", { now: NOW })).toBeUndefined();
  });

  it("go after 90 days, and are no other shop’s", async () => {
    const other = await storeMadeMenu(1, 1);
    await countOpening(db, other, { now: NOW });
    for (const days of [0, 89, 90, 91]) await count(days);
    expect(await removeOldOpenings(db, { now: NOW })).toEqual({ days: 2 });
    expect((await stored()).map(({ day }) => day).toSorted()).toEqual([
      "2026-08-28",
      "2026-11-25",
      "2026-11-25",
    ]);
    const read = await readOpenings(db, other, { now: NOW });
    expect(read?.days.reduce((sum, { opened }) => sum + opened, 0)).toBe(1);
  });
});
