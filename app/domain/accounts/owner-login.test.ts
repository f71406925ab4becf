import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, deskLog, shops } from "#app/db/schema.ts";
import { createAccounts } from "./accounts.ts";
import { createOwnerLogin, FIRST_EPOCH } from "./owner-login.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);
const operator = { id: 1, username: "asha" };

beforeAll(async () => {
  const shop = { name: "Chaat", revision: 1, createdAt: 1 };
  await db.insert(shops).values(["chaat", "staffed"].map((id) => ({ ...shop, id })));
  const asha = { username: "asha", passwordHash: "none", role: "operator", shopId: null } as const;
  const staff = {
    username: "Sunil",
    passwordHash: "none",
    role: "staff",
    shopId: "staffed",
  } as const;
  await createAccounts(db, [asha, staff], { now: 1 });
});

const create = (shopId: string, username: string) =>
  createOwnerLogin(db, { shopId, username, passwordHash: "hash", operator }, { now: NOW });
const ownersOf = (shopId: string) => db.$count(accounts, eq(accounts.shopId, shopId));

it("is made once for a shop without an owner, and logged by its number", async () => {
  const outcomes = await Promise.all([create("chaat", "sharma"), create("chaat", "verma")]);
  expect(outcomes).toEqual([
    { ok: true, value: { username: "sharma", epoch: FIRST_EPOCH } },
    { ok: false, refusal: { reason: "stale" } },
  ]);
  const [owner] = await db.select().from(accounts).where(eq(accounts.shopId, "chaat"));
  expect(owner).toMatchObject({ username: "sharma", role: "owner", epoch: 1, createdAt: NOW });
  expect(await db.select().from(deskLog)).toMatchObject([
    { act: "create-login", subject: "chaat", detail: `account ${owner?.id}`, username: "asha" },
  ]);
});

it("is made beside a member of staff, but not under a name that is taken, nor for no shop", async () => {
  expect(await create("staffed", "SUNIL")).toMatchObject({ refusal: { what: "username" } });
  expect(await ownersOf("staffed")).toBe(1);
  expect(await create("staffed", "owner")).toMatchObject({ ok: true });
  expect(await create("nobody", "anybody")).toBeUndefined();
  expect(await db.$count(accounts, eq(accounts.username, "anybody"))).toBe(0);
});
