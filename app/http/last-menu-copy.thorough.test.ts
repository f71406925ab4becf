import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items, shops } from "#app/db/schema.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { doChores } from "./chores.ts";
import { logIn } from "#test/sessions.ts";
import { storeItem } from "#test/stored-menus.ts";
import { submit, visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
/** 6:40 pm in India, on a day of autumn. */
const EVENING = Date.UTC(2026, 10, 22, 13, 10);
/** What is slow on a machine that is busy with something else has not failed. */
const PATIENCE = { timeout: 30_000 };

afterEach(() => vi.restoreAllMocks());

function timeIs(time: number): void {
  vi.spyOn(Date, "now").mockReturnValue(time);
}

function breakDatabase(): void {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(env.DB, "withSession").mockImplementation(() => {
    throw new Error("D1_ERROR: Network connection lost.");
  });
}

/** The keys of a shop's copies, once as many as expected lie there. */
async function copiesOf(shopId: string, expected: number): Promise<string[]> {
  return vi.waitFor(async () => {
    const { objects } = await env.COPIES.list({ prefix: `menus/${shopId}/` });
    const keys = objects.map(({ key }) => key.split("/").at(-1) ?? "");
    expect(keys).toHaveLength(expected);
    return keys;
  }, PATIENCE);
}

/** A shop with one dish, which was looked at in the evening, as a page in both languages and as JSON. */
async function seenShop(): Promise<string> {
  const shopId = await storeItem({ item: "Jalebi", price: 40 });
  timeIs(EVENING);
  await visit(`/menu/${shopId}`);
  await visit(`/hi/menu/${shopId}`);
  await visit(`/qr/menu/${shopId}`);
  expect(await copiesOf(shopId, 3)).toEqual(["json", "page-en", "page-hi"]);
  return shopId;
}

describe("while the database is down, a menu", () => {
  it("is the last one that was shown, and says since when on the page and in its headers", async () => {
    const shopId = await seenShop();
    const policy = (await visit(`/menu/${shopId}`)).headers.get("Content-Security-Policy");
    breakDatabase();
    timeIs(EVENING + 5 * 60_000);
    const page = await visit(`/menu/${shopId}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(
      /<main><p class="as-of">Prices as of 6:40 pm\. They may have changed since\.<\/p>/i,
    );
    expect(html).toContain("Jalebi");
    expect(Object.fromEntries(page.headers)).toMatchObject({
      age: "300",
      "cache-control": "private, no-store",
      "cache-status": 'Nukkad; hit; detail="database unavailable"',
      "content-security-policy": policy,
      "last-modified": new Date(EVENING).toUTCString(),
    });
    expect(page.headers.has("ETag")).toBe(false);
  });

  it("is the last one in Hindi too, which says so in Hindi", async () => {
    const shopId = await seenShop();
    breakDatabase();
    const page = async () => (await visit(`/hi/menu/${shopId}`)).text();
    expect(await page()).toContain(
      '<main><p class="as-of">ये दाम शाम 6:40 बजे के हैं। हो सकता है, अब बदल गए हों।</p>',
    );
    timeIs(EVENING + 12 * HOUR_MS);
    const html = await page();
    expect(html).toContain("ये दाम कल शाम 6:40 बजे के हैं।");
    expect(html).toMatch(/^<!DOCTYPE html><html lang="hi">/);
  });

  it("is answered as JSON, byte for byte, with its age", async () => {
    const shopId = await seenShop();
    const before = await (await visit(`/qr/menu/${shopId}`)).text();
    breakDatabase();
    timeIs(EVENING + HOUR_MS);
    const reply = await visit(`/qr/menu/${shopId}`);
    expect([reply.status, reply.headers.get("Content-Type"), reply.headers.get("Age")]).toEqual([
      200,
      "application/json",
      "3600",
    ]);
    expect(await reply.text()).toBe(before);
  });

  it("is a copy although the browser or the data centre holds one that looks newer", async () => {
    const shopId = await seenShop();
    const etag = (await visit(`/menu/${shopId}`)).headers.get("ETag") ?? "";
    breakDatabase();
    const reply = await visit(`/menu/${shopId}`, { headers: { "If-None-Match": etag } });
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining("as of")]);
  });

  it("says yesterday, and is gone when it is more than a day old", async () => {
    const shopId = await seenShop();
    breakDatabase();
    timeIs(EVENING + 12 * HOUR_MS);
    expect(await (await visit(`/menu/${shopId}`)).text()).toMatch(/as of 6:40 pm yesterday\./i);
    timeIs(EVENING + DAY_MS + 1);
    expect((await visit(`/menu/${shopId}`)).status).toBe(503);
    expect((await visit(`/qr/menu/${shopId}`)).status).toBe(503);
  });

  it("is a 503 where there is no copy, and where R2 is down too", async () => {
    const shopId = await seenShop();
    const unseen = await storeItem({ item: "Samosa" });
    breakDatabase();
    const missing = await visit(`/menu/${unseen}`);
    expect([missing.status, await missing.text()]).toEqual([
      503,
      expect.stringContaining("<h1>Failed to load menu</h1>"),
    ]);
    vi.spyOn(env.COPIES, "get").mockRejectedValue(new Error("R2 is down"));
    expect((await visit(`/menu/${shopId}`)).status).toBe(503);
  });
});

it("the copy follows each change, and is not written again for the same menu within an hour", async () => {
  const shopId = await seenShop();
  const written = vi.spyOn(env.COPIES, "put");
  await visit(`/menu/${shopId}`);
  expect(written).not.toHaveBeenCalled();
  await db.batch([
    db.update(items).set({ pricePaise: 4500 }).where(eq(items.shopId, shopId)),
    db
      .update(shops)
      .set({ revision: sql`${shops.revision} + 1` })
      .where(eq(shops.id, shopId)),
  ]);
  await visit(`/menu/${shopId}`);
  await vi.waitFor(() => expect(written).toHaveBeenCalledOnce(), PATIENCE);
  timeIs(EVENING + HOUR_MS);
  await visit(`/menu/${shopId}`);
  await vi.waitFor(() => expect(written).toHaveBeenCalledTimes(2), PATIENCE);
  await written.mock.results[1]?.value;
  breakDatabase();
  const html = await (await visit(`/menu/${shopId}`)).text();
  expect(html).toContain('₹<span itemprop="price">45</span>');
  expect(html).toMatch(/as of 7:40 pm\./i);
});

it("a copy that cannot be written costs nobody the menu, and is written the next time", async () => {
  const shopId = await storeItem({ item: "Jalebi" });
  const failing = vi.spyOn(env.COPIES, "put").mockRejectedValue(new Error("R2 is down"));
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await visit(`/menu/${shopId}`)).status).toBe(200);
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce(), PATIENCE);
  failing.mockRestore();
  await visit(`/menu/${shopId}`);
  expect(await copiesOf(shopId, 1)).toEqual(["page-en"]);
});

it("closing a shop removes its copies, within five minutes where R2 failed just then", async () => {
  const shopId = await seenShop();
  vi.restoreAllMocks();
  const { cookie } = await logIn(null);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "log").mockImplementation(() => {});
  const failing = vi.spyOn(env.COPIES, "delete").mockRejectedValue(new Error("R2 is down"));
  const closed = await submit(`/desk/shops/${shopId}`, { act: "close" }, { Cookie: cookie });
  expect(closed.status).toBe(303);
  failing.mockRestore();
  expect(await copiesOf(shopId, 3)).toEqual(["json", "page-en", "page-hi"]);
  await doChores("*/5 * * * *", Date.now());
  expect(await copiesOf(shopId, 0)).toEqual([]);
  breakDatabase();
  expect((await visit(`/menu/${shopId}`)).status).toBe(503);
});

it("what was copied while its shop closed goes within five minutes, and reopened it is copied anew", async () => {
  const shopId = await seenShop();
  vi.restoreAllMocks();
  const { cookie } = await logIn(null);
  const act = (name: string) => submit(`/desk/shops/${shopId}`, { act: name }, { Cookie: cookie });
  expect((await act("close")).status).toBe(303);
  await env.COPIES.put(`menus/${shopId}/page-hi`, "written by a page that was under way");
  vi.spyOn(console, "log").mockImplementation(() => {});
  await doChores("*/5 * * * *", Date.now());
  expect(await copiesOf(shopId, 0)).toEqual([]);
  await act("reopen");
  await visit(`/menu/${shopId}`);
  expect(await copiesOf(shopId, 1)).toEqual(["page-en"]);
});
