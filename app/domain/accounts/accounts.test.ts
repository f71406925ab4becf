import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { DECOY_HASH as DEPLOYED_DECOY } from "#app/domain/accounts/decoy-hash.ts";
import { hashPassword } from "#app/platform/passwords.ts";
import { SCRYPT_COST } from "#app/platform/scrypt-cost.ts";
import { meterDatabase } from "#test/meter.ts";
import {
  NO_EDITING_SESSION,
  replacePasswordHash,
  endSessions,
  findAccount,
  createAccounts,
} from "./accounts.ts";
import { DECOY_HASH } from "./decoy-hash.ts";
import { checkLogin } from "./login.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);

beforeEach(async () => {
  await db.batch([db.delete(accounts), db.delete(shops)]);
  await db.insert(shops).values([
    { id: "chaat", name: "Chaat", revision: 1, createdAt: NOW },
    { id: "closed", name: "Closed", revision: 1, createdAt: NOW, closedAt: NOW },
  ]);
  await createAccounts(
    db,
    [
      { username: "Sharma", passwordHash: "of sharma", role: "owner", shopId: "chaat" },
      { username: "verma", passwordHash: "of verma", role: "staff", shopId: "closed" },
      { username: "operator", passwordHash: "of operator", role: "operator", shopId: null },
    ],
    { now: NOW },
  );
});

async function stored(username: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.username, username));
  if (!account) throw new Error(`no ${username}`);
  return account;
}

describe("checkLogin", () => {
  const verify = vi.fn(async (password: string, _hash: string) => password === "right");
  beforeEach(() => verify.mockClear());

  it.each([
    ["the account", "Sharma", "right", "of sharma", true],
    ["the account in other letters", "sHARMA", "right", "of sharma", true],
    ["an operator", "operator", "right", "of operator", true],
    ["nobody for a wrong password", "Sharma", "wrong", "of sharma", false],
    ["nobody for an unknown username", "nobody", "wrong", DECOY_HASH, false],
    ["nobody for an unknown username whatever is verified", "nobody", "right", DECOY_HASH, false],
    ["nobody for a closed shop", "verma", "right", "of verma", false],
    ["nobody for a pattern", "%", "right", DECOY_HASH, false],
  ])("gives %s, and verifies once", async (_, username, password, ...expected) => {
    const account = await checkLogin(db, { username, password }, verify);
    expect(verify.mock.calls).toEqual([[password, expect.any(String)]]);
    expect([verify.mock.calls[0]?.[1], account !== undefined]).toEqual(expected);
  });

  it("gives what a session needs and no hash", async () => {
    expect(await checkLogin(db, { username: "SHARMA", password: "right" }, verify)).toEqual({
      id: (await stored("Sharma")).id,
      username: "Sharma",
      role: "owner",
      shopId: "chaat",
      epoch: 1,
    });
  });

  it("finds the username by its index, in one round trip", async () => {
    await createAccounts(
      db,
      Array.from({ length: 12 }, (_, index) => ({
        username: `staff-${index}`,
        passwordHash: "x",
        role: "staff" as const,
        shopId: "chaat",
      })),
      { now: NOW },
    );
    const { d1, tally } = meterDatabase(env.DB);
    await checkLogin(openDatabase(d1), { username: "SHARMA", password: "right" }, verify);
    expect(tally.trips).toBe(1);
    expect(tally.rowsRead).toBeLessThanOrEqual(3);
  });

  it("has a decoy that costs what a real hash costs", async () => {
    const shape = (hash: string) =>
      hash.split("$").map((part, at) => (at < 4 ? part : part.length));
    expect(shape(DEPLOYED_DECOY)).toEqual(shape(await hashPassword("whatever", SCRYPT_COST)));
  });
});

describe("findAccount", () => {
  it("gives an account at its epoch, in one round trip of two rows", async () => {
    const { id } = await stored("Sharma");
    const { d1, tally } = meterDatabase(env.DB);
    const account = await findAccount(openDatabase(d1), { accountId: id, epoch: 1 });
    const who = { id, username: "Sharma", role: "owner", shopId: "chaat", epoch: 1 };
    expect(account).toEqual({
      ...who,
      name: "",
      worksFor: "chaat",
      ...NO_EDITING_SESSION,
      menuRevision: expect.any(Number),
    });
    expect(tally).toMatchObject({ trips: 1, rowsRead: 2 });
  });

  it("gives an operator, who has no shop", async () => {
    const { id } = await stored("operator");
    expect(await findAccount(db, { accountId: id, epoch: 1 })).toMatchObject({ shopId: null });
  });

  it("gives nobody at another epoch, in a closed shop, or where there is no account", async () => {
    const { id } = await stored("Sharma");
    for (const epoch of [0, 2]) {
      expect(await findAccount(db, { accountId: id, epoch })).toBeUndefined();
    }
    const closed = await stored("verma");
    expect(await findAccount(db, { accountId: closed.id, epoch: 1 })).toBeUndefined();
    expect(await findAccount(db, { accountId: 999_999, epoch: 1 })).toBeUndefined();
  });
});

describe("an epoch ends", () => {
  it("with a changed password, for that account alone", async () => {
    const { id } = await stored("Sharma");
    const changed = await replacePasswordHash(db, id, "another hash");
    expect(changed).toEqual({ id, username: "Sharma", role: "owner", shopId: "chaat", epoch: 2 });
    expect(await stored("Sharma")).toMatchObject({ passwordHash: "another hash", epoch: 2 });
    expect(await stored("operator")).toMatchObject({ passwordHash: "of operator", epoch: 1 });
    expect(await replacePasswordHash(db, 999_999, "x")).toBeUndefined();
  });

  it("with logging out everywhere, for that account alone", async () => {
    const { id } = await stored("Sharma");
    await endSessions(db, id);
    expect(await stored("Sharma")).toMatchObject({ passwordHash: "of sharma", epoch: 2 });
    expect((await stored("operator")).epoch).toBe(1);
    expect(await findAccount(db, { accountId: id, epoch: 1 })).toBeUndefined();
  });
});
