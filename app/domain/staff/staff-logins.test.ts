import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { createAccounts, findAccount } from "#app/domain/accounts/accounts.ts";
import { listDeletions } from "#app/domain/copies/deletions.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { meterDatabase } from "#test/meter.ts";
import { MOST_STAFF } from "./input.ts";
import { addStaffLogin, endStaffLogin, listStaff, replaceStaffPassword } from "./staff-logins.ts";

const db = openDatabase(env.DB);
const stores = { db, copies: openImageBucket(env.COPIES) };
const NOW = Date.UTC(2026, 10, 23);
const OWNER = { username: "sharma", passwordHash: "of sharma", role: "owner" } as const;

beforeEach(async () => {
  await db.batch([db.delete(accounts), db.delete(shops)]);
  await env.COPIES.delete((await env.COPIES.list()).objects.map(({ key }) => key));
  const shop = { name: "Chaat House", revision: 1, createdAt: 1 };
  await db.insert(shops).values(["chaat", "sweets"].map((id) => ({ ...shop, id })));
  await createAccounts(db, [{ ...OWNER, shopId: "chaat" }], { now: 1 });
});

const add = (name: string, shopId = "chaat", at = db) =>
  addStaffLogin(at, { shopId, name, passwordHash: `of ${name}` }, { now: NOW });
const staffOf = async (shopId: string) => (await listStaff(db, shopId))?.staff ?? [];

async function stored(username: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.username, username));
  if (!account) throw new Error(`no ${username}`);
  return account;
}

describe("a login for somebody on the staff", () => {
  it("has their name, and a username made of the shop's and theirs", async () => {
    expect(await add("Ravi")).toEqual({ ok: true, value: { username: "chaat-ravi", epoch: 1 } });
    expect(await add("रवि कुमार")).toMatchObject({ value: { username: "chaat-ravi-kumar" } });
    expect(await add("রবি")).toMatchObject({ value: { username: "chaat-staff" } });
    expect(await add("x".repeat(40), "sweets")).toMatchObject({
      value: { username: `sweets-${"x".repeat(20)}` },
    });
    expect(await stored("chaat-ravi")).toMatchObject({
      role: "staff",
      name: "Ravi",
      shopId: "chaat",
      passwordHash: "of Ravi",
      createdAt: NOW,
    });
    expect((await staffOf("chaat")).map(({ name }) => name)).toEqual(["Ravi", "रवि कुमार", "রবি"]);
    expect((await listStaff(db, "chaat"))?.shopName).toBe("Chaat House");
  });

  it("gets a number where another account has the username", async () => {
    await createAccounts(db, [{ ...OWNER, username: "Chaat-Ravi", shopId: "sweets" }], { now: 1 });
    expect(await add("Ravi")).toMatchObject({ value: { username: "chaat-ravi-2" } });
  });

  it("is made once for each name, however often it is asked for", async () => {
    const outcomes = await Promise.all([add("Ravi"), add("Ravi")]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await add("RAVI")).toEqual({ ok: false, refusal: { reason: "taken" } });
    expect(await add("Ravi", "sweets")).toMatchObject({ ok: true });
    expect(await staffOf("chaat")).toHaveLength(1);
  });

  it("is refused to a shop that has twenty", async () => {
    for (let made = 0; made < MOST_STAFF; made++) await add(`Ravi ${made}`);
    expect(await add("Asha")).toEqual({ ok: false, refusal: { reason: "full", most: 20 } });
    expect(await add("Asha", "sweets")).toMatchObject({ ok: true });
    expect(await staffOf("chaat")).toHaveLength(20);
  });

  it("takes one read and one batch", async () => {
    const { d1, tally } = meterDatabase(env.DB);
    await add("Ravi", "chaat", openDatabase(d1));
    expect(tally.trips).toBe(2);
  });
});

describe("a new password", () => {
  it("ends what was logged in with the old one, and comes once from one form", async () => {
    await add("Ravi");
    const { id } = await stored("chaat-ravi");
    const reset = { shopId: "chaat", accountId: id, epoch: 1, passwordHash: "another" };
    expect(await replaceStaffPassword(db, reset)).toMatchObject({ value: { name: "Ravi" } });
    expect(await replaceStaffPassword(db, reset)).toEqual({
      ok: false,
      refusal: { reason: "stale" },
    });
    expect(await stored("chaat-ravi")).toMatchObject({ passwordHash: "another", epoch: 2 });
    expect(await findAccount(db, { accountId: id, epoch: 1 })).toBeUndefined();
  });
});

it("a login that has ended is no account any more, its name is free, and no backup brings it back", async () => {
  await add("Ravi");
  const { id } = await stored("chaat-ravi");
  expect(await findAccount(db, { accountId: id, epoch: 1 })).toMatchObject({ name: "Ravi" });
  const ending = { shopId: "chaat", accountId: id };
  expect(await endStaffLogin(stores, ending, { now: NOW })).toMatchObject({ name: "Ravi" });
  expect(await listDeletions(stores.copies)).toEqual([{ thing: "login", id: String(id) }]);
  expect(await findAccount(db, { accountId: id, epoch: 1 })).toBeUndefined();
  expect(await endStaffLogin(stores, ending, { now: NOW })).toBeUndefined();
  expect(await add("Ravi")).toMatchObject({ value: { username: "chaat-ravi" } });
  expect(await findAccount(db, { accountId: id, epoch: 1 })).toBeUndefined();
});

it("neither reaches an owner, nor the staff of another shop", async () => {
  await add("Ravi", "sweets");
  for (const { id } of [await stored("sharma"), await stored("sweets-ravi")]) {
    const reset = { shopId: "chaat", accountId: id, epoch: 1, passwordHash: "stolen" };
    expect(await replaceStaffPassword(db, reset)).toBeUndefined();
    const ending = { shopId: "chaat", accountId: id };
    expect(await endStaffLogin(stores, ending, { now: NOW })).toBeUndefined();
  }
  expect(await listDeletions(stores.copies)).toEqual([]);
  expect(await stored("sharma")).toMatchObject({ passwordHash: "of sharma", epoch: 1 });
  expect(await stored("sweets-ravi")).toMatchObject({ passwordHash: "of Ravi", epoch: 1 });
});
