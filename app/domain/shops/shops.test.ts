import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { suggestShopId } from "./shop-id.ts";
import { createShop } from "./create-shop.ts";
import { findShopSummary } from "./shops.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);
const create = (id: string, username: string) =>
  createShop(db, { id, name: "Chaat", owner: { username, passwordHash: "x" } }, { now: NOW });

beforeEach(() => db.batch([db.delete(accounts), db.delete(shops)]));

describe("findShopSummary", () => {
  it("finds a shop, open or closed, and no other", async () => {
    await create("chaat", "sharma");
    await create("sweets", "verma");
    await db.update(shops).set({ closedAt: NOW }).where(eq(shops.id, "sweets"));
    expect(await findShopSummary(db, "chaat")).toEqual({
      id: "chaat",
      name: "Chaat",
      closedAt: null,
    });
    expect(await findShopSummary(db, "sweets")).toMatchObject({ id: "sweets", closedAt: NOW });
    expect(await findShopSummary(db, "nobody")).toBeUndefined();
  });
});

it.each([
  ["Corner Cafe", "corner-cafe"],
  ["Sharma's Café & Sweets", "sharmas-cafe-sweets"],
  ["  24/7 Dhaba ", "24-7-dhaba"],
  ["राजू का ढाबा", "raju-ka-dhaba"],
  ["राजू's Café", "rajus-cafe"],
  ["சரவண பவன்", undefined],
  ["x".repeat(63) + " yes", "x".repeat(63)],
])("a shop called %s might have the id %s", (name, id) => {
  expect(suggestShopId(name)).toBe(id);
});
