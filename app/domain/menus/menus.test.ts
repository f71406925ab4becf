import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items, sections, shops } from "#app/db/schema.ts";
import { makeMenuFile } from "#test/makers.ts";
import { meterDatabase } from "#test/meter.ts";
import { importMenu } from "./import.ts";
import { findMenuRevision, openMenu } from "./menus.ts";

const { d1, tally } = meterDatabase(env.DB);
const db = openDatabase(d1);
const NOW = Date.UTC(2026, 10, 20);

async function store(shape: { shopId: string; sections: number; items: number }) {
  const stored = await importMenu(db, JSON.stringify(makeMenuFile(shape)), { now: NOW });
  expect(stored.ok).toBe(true);
  Object.assign(tally, { trips: 0, rowsRead: 0 });
}

beforeEach(() => db.delete(shops));

describe("openMenu", () => {
  it("gives sections and items by position, and by id where positions are equal", async () => {
    await store({ shopId: "ordered", sections: 3, items: 9 });
    await db.update(sections).set({ position: sql`4 - ${sections.position}` });
    await db.update(items).set({ position: 1 });
    const menu = await openMenu(db, "ordered");
    expect(menu?.sections.map((section) => section.name.slice(-1))).toEqual(["3", "2", "1"]);
    for (const section of menu?.sections ?? []) {
      const ids = section.items.map((item) => item.id);
      expect(ids).toHaveLength(3);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  it("keeps a section without items and a shop without sections", async () => {
    await store({ shopId: "bare", sections: 2, items: 1 });
    expect((await openMenu(db, "bare"))?.sections.map((s) => s.items.length)).toEqual([1, 0]);
    await db.delete(sections);
    expect((await openMenu(db, "bare"))?.sections).toEqual([]);
  });

  it("knows no shop that is closed, absent, or another's", async () => {
    await store({ shopId: "open-shop", sections: 1, items: 1 });
    await store({ shopId: "closed-shop", sections: 1, items: 1 });
    await db.update(shops).set({ closedAt: NOW }).where(eq(shops.id, "closed-shop"));
    expect(await openMenu(db, "closed-shop")).toBeUndefined();
    expect(await openMenu(db, "never-was")).toBeUndefined();
    expect((await openMenu(db, "open-shop"))?.shop.id).toBe("open-shop");
  });

  it("reads 1 + sections + items rows in one round trip", async () => {
    await store({ shopId: "only", sections: 31, items: 230 });
    const menu = await openMenu(db, "only");
    expect(menu?.sections.flatMap((section) => section.items)).toHaveLength(230);
    expect(tally).toMatchObject({ trips: 1, rowsRead: 1 + 31 + 230 });
  });

  it("reads of other shops no more than the row at which each of the two indexes goes on", async () => {
    await store({ shopId: "a-before", sections: 31, items: 230 });
    await store({ shopId: "c-after", sections: 31, items: 230 });
    await store({ shopId: "b-between", sections: 3, items: 20 });
    await openMenu(db, "b-between");
    expect(tally).toMatchObject({ trips: 1, rowsRead: 1 + 3 + 20 + 2 });
  });
});

describe("findMenuRevision", () => {
  it("reads one row", async () => {
    await store({ shopId: "known", sections: 31, items: 230 });
    expect(await findMenuRevision(db, "known")).toBe(NOW);
    expect(tally).toMatchObject({ trips: 1, rowsRead: 1 });
  });

  it("knows no shop that is closed or absent", async () => {
    await store({ shopId: "closed-shop", sections: 1, items: 1 });
    await db.update(shops).set({ closedAt: NOW });
    expect(await findMenuRevision(db, "closed-shop")).toBeUndefined();
    expect(await findMenuRevision(db, "never-was")).toBeUndefined();
  });
});
