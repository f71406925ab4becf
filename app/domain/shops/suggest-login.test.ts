import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { createShop } from "./create-shop.ts";
import { suggestLogin } from "./suggest-login.ts";

const db = openDatabase(env.DB);

beforeEach(async () => {
  await db.batch([db.delete(accounts), db.delete(shops)]);
  await make("taken-id", "Taken-Name");
});

const make = (id: string, username: string) =>
  createShop(db, { id, name: "x", owner: { username, passwordHash: "x" } }, { now: 1 });

it.each([
  ["राजू का ढाबा", "raju-ka-dhaba"],
  ["Taken Id", "taken-id-2"],
  ["taken name", "taken-name-2"],
  ["Q", "q-shop"],
  ["சரவண பவன்", undefined],
  ["x".repeat(120), "x".repeat(60)],
])("for %s is %s", async (name, word) => {
  expect(await suggestLogin(db, name)).toBe(word);
});

it("goes on to the next number that is free as both", async () => {
  await make("momos", "someone");
  await make("momo-house", "MOMOS-2");
  expect(await suggestLogin(db, "Momos")).toBe("momos-3");
  const long = "y".repeat(60);
  await make(long, "someone-else");
  expect(await suggestLogin(db, long)).toBe(`${"y".repeat(58)}-2`);
});

it("is the shop's own id, which no other shop is", async () => {
  await make("chaat", "someone");
  await make("chaat-2", "someone-else");
  expect(await suggestLogin(db, "Chaat", "chaat")).toBe("chaat");
  expect(await suggestLogin(db, "Chaat", "taken-id")).toBe("chaat-3");
});
