import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { openMenu } from "#app/domain/menus/menus.ts";
import { createShop } from "./create-shop.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);
const create = (id: string, username: string) =>
  createShop(db, { id, name: "Chaat", owner: { username, passwordHash: "x" } }, { now: NOW });

beforeEach(() => db.batch([db.delete(accounts), db.delete(shops)]));

describe("createShop", () => {
  it("makes a shop with an empty menu, and its owner", async () => {
    expect(await create("chaat", "sharma")).toEqual({ ok: true, value: { id: "chaat" } });
    expect(await openMenu(db, "chaat")).toMatchObject({ shop: { name: "Chaat" }, sections: [] });
    expect(await db.select().from(accounts)).toMatchObject([
      { username: "sharma", role: "owner", shopId: "chaat", epoch: 1 },
    ]);
  });

  it("is refused where the id is taken, and makes no account", async () => {
    await create("chaat", "sharma");
    const refused = await create("chaat", "verma");
    expect(refused).toEqual({ ok: false, refusal: { reason: "taken", what: "shop id" } });
    expect(await db.$count(accounts)).toBe(1);
  });

  it("is refused where the username is taken in whatever case, and makes no shop", async () => {
    await create("chaat", "sharma");
    const refused = await create("sweets", "SHARMA");
    expect(refused).toEqual({ ok: false, refusal: { reason: "taken", what: "username" } });
    expect(await db.$count(shops)).toBe(1);
  });
});

it("createShop is done once for the same names at the same time, and refused the other times", async () => {
  const outcomes = await Promise.all([
    create("chaat", "sharma"),
    create("chaat", "verma"),
    create("sweets", "Sharma"),
  ]);
  expect(outcomes).toMatchObject([
    { ok: true },
    { refusal: { reason: "taken", what: "shop id" } },
    { refusal: { reason: "taken", what: "username" } },
  ]);
  expect([await db.$count(shops), await db.$count(accounts)]).toEqual([1, 1]);
});
