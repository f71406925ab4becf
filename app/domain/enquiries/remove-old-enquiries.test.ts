import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { shops } from "#app/db/schema.ts";
import { DAY_MS } from "#app/durations.ts";
import { meterDatabase } from "#test/meter.ts";
import { removalsOf, removeOldEnquiries } from "./remove-old-enquiries.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);
const YEAR_AGO = Date.UTC(2025, 10, 20);
const SEASON_AGO = Date.UTC(2026, 7, 22);

beforeEach(async () => {
  await db.batch([db.delete(contactMessages), db.delete(shopRequests), db.delete(shops)]);
});

const wrote = (message: string, createdAt: number, handledAt: number | null = null) =>
  db.insert(contactMessages).values({ email: "a@b.in", message, createdAt, handledAt });

const asked = (shopName: string, more: Partial<typeof shopRequests.$inferInsert>) =>
  db
    .insert(shopRequests)
    .values({ shopName, phoneNumber: "0123456789", createdAt: YEAR_AGO - DAY_MS, ...more });

const opened = (id: string, closedAt: number | null) =>
  db.insert(shops).values({ id, name: id, revision: 1, createdAt: 1, closedAt });

const messagesLeft = async () => (await db.select().from(contactMessages)).map((m) => m.message);
const requestsLeft = async () => (await db.select().from(shopRequests)).map((r) => r.shopName);

describe("old contact messages", () => {
  it("go 90 days after they were handled, however old they are", async () => {
    await wrote("handled a moment later", SEASON_AGO - DAY_MS, SEASON_AGO + 1);
    await wrote("handled then", SEASON_AGO - DAY_MS, SEASON_AGO);
    await wrote("of long ago, handled a moment later", YEAR_AGO - DAY_MS, SEASON_AGO + 1);
    expect(await removeOldEnquiries(db, { now: NOW })).toEqual({ messages: 1, requests: 0 });
    expect(await messagesLeft()).toEqual([
      "handled a moment later",
      "of long ago, handled a moment later",
    ]);
  });

  it("go 12 months after they were sent, if nobody has handled them", async () => {
    await wrote("sent a moment later", YEAR_AGO + 1);
    await wrote("sent then", YEAR_AGO);
    expect(await removeOldEnquiries(db, { now: NOW })).toEqual({ messages: 1, requests: 0 });
    expect(await messagesLeft()).toEqual(["sent a moment later"]);
  });
});

describe("old shop requests", () => {
  it("go 90 days after they were declined, however old they are", async () => {
    await asked("a moment later", { status: "declined", changedAt: SEASON_AGO + 1 });
    await asked("then", {
      status: "declined",
      changedAt: SEASON_AGO,
      createdAt: SEASON_AGO - DAY_MS,
    });
    expect(await removeOldEnquiries(db, { now: NOW })).toEqual({ messages: 0, requests: 1 });
    expect(await requestsLeft()).toEqual(["a moment later"]);
  });

  it("go 12 months after they were sent, if no shop came of them", async () => {
    for (const status of ["new", "contacted", "live"] as const) {
      const changedAt = status === "new" ? null : NOW - DAY_MS;
      await asked(`${status} a moment later`, { status, changedAt, createdAt: YEAR_AGO + 1 });
      await asked(`${status} then`, { status, changedAt, createdAt: YEAR_AGO });
    }
    expect(await removeOldEnquiries(db, { now: NOW })).toEqual({ messages: 0, requests: 3 });
    expect(await requestsLeft()).toEqual([
      "new a moment later",
      "contacted a moment later",
      "live a moment later",
    ]);
  });

  it("that became a shop stay with it, until it has been closed for 12 months", async () => {
    await opened("open", null);
    await opened("closed-then", YEAR_AGO);
    await opened("closed-a-moment-later", YEAR_AGO + 1);
    for (const shopId of ["open", "closed-then", "closed-a-moment-later"]) {
      await asked(shopId, { status: "live", changedAt: YEAR_AGO - DAY_MS, shopId });
    }
    expect(await removeOldEnquiries(db, { now: NOW })).toEqual({ messages: 0, requests: 1 });
    expect(await requestsLeft()).toEqual(["open", "closed-a-moment-later"]);
  });
});

describe("removing old enquiries", () => {
  it("takes one round trip, and reads no decided message or request whose time is not over", async () => {
    for (let n = 0; n < 50; n++) await wrote(`handled ${n}`, YEAR_AGO + n, SEASON_AGO + 1 + n);
    const { d1, tally } = meterDatabase(env.DB);
    await removeOldEnquiries(openDatabase(d1), { now: NOW });
    expect(tally.trips).toBe(1);
    expect(tally.rowsRead).toBeLessThanOrEqual(4);
  });

  it("finds every row by an index", async () => {
    const plans = await Promise.all(
      removalsOf(db, { now: NOW }).map(async (removal) => {
        const { sql, params } = removal.toSQL();
        const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...params);
        const { results } = await plan.all<{ detail: string }>();
        return results.map(({ detail }) => detail).join("\n");
      }),
    );
    for (const plan of plans) {
      expect(plan).not.toContain("SCAN");
      expect(plan).toMatch(/contact_messages_open|shop_requests_by_status/);
    }
    expect(plans).toHaveLength(4);
  });
});
