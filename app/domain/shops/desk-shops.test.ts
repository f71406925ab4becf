import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, deskLog } from "#app/db/schema.ts";
import { createAccounts, findAccount } from "#app/domain/accounts/accounts.ts";
import { resetOwnerPassword } from "#app/domain/accounts/reset-password.ts";
import { checkLogin } from "#app/domain/accounts/login.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { findMenuRevision } from "#app/domain/menus/menus.ts";
import { makeMenuFile } from "#test/makers.ts";
import { findDeskShop, listDeskShops, openOrCloseShop } from "./desk-shops.ts";
import { removeClosedCopies } from "./remove-closed-copies.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);
const operator = { id: 1, username: "asha" };

beforeAll(async () => {
  const asha = { username: "asha", passwordHash: "none", role: "operator", shopId: null } as const;
  await createAccounts(db, [asha], { now: 1 });
});

let serial = 0;
/** A shop with 2 sections, 5 items, an owner and a staff member. */
async function open(name = "Chaat", now = NOW) {
  const shopId = `desk-shop-${++serial}`;
  const file = makeMenuFile({ shopId, name, sections: 2, items: 5 });
  file.menu.shop.shop_metadata.phone_number = `+91 98765-${10_000 + serial}`;
  await importMenu(db, JSON.stringify(file), { now });
  await createAccounts(
    db,
    (["owner", "staff"] as const).map((role) => ({
      username: `${role}-${shopId}`,
      passwordHash: "old",
      role,
      shopId,
    })),
    { now },
  );
  const [owner, staff] = await db.select().from(accounts).where(eq(accounts.shopId, shopId));
  if (!owner || !staff) throw new Error("no accounts");
  return { shopId, owner, staff };
}

const logOf = async (shopId: string) =>
  (await db.select().from(deskLog).where(eq(deskLog.subject, shopId))).map(({ act }) => act);

describe("closing and reopening a shop", () => {
  it("takes its menu and its logins away, and brings both back, but no session", async () => {
    const { shopId, owner } = await open();
    const session = { accountId: owner.id, epoch: owner.epoch };
    const isThere = async () => [
      (await findMenuRevision(db, shopId)) !== undefined,
      (await findAccount(db, session)) !== undefined,
      (await checkLogin(db, { ...owner, password: "x" }, async () => true)) !== undefined,
    ];
    await openOrCloseShop(db, { shopId, isOpen: false, operator }, { now: NOW });
    expect(await isThere()).toEqual([false, false, false]);
    expect(await findDeskShop(db, shopId)).toMatchObject({ closedAt: NOW, items: 5 });
    await openOrCloseShop(db, { shopId, isOpen: true, operator }, { now: NOW });
    expect(await isThere()).toEqual([true, false, true]);
    expect(await logOf(shopId)).toEqual(["close-shop", "reopen-shop"]);
  });

  it("removes once more the copied menu of a shop that closed lately, and of none that reopened", async () => {
    const removed: string[] = [];
    const menuCopies = { remove: async (shopId: string) => void removed.push(shopId) };
    const [before, lately, reopened] = [await open(), await open(), await open()];
    const change = ({ shopId }: { shopId: string }, isOpen: boolean, now: number) =>
      openOrCloseShop(db, { shopId, isOpen, operator }, { now });
    const now = NOW + DAY_MS;
    await change(before, false, now - 16 * MINUTE_MS);
    await change(lately, false, now - 14 * MINUTE_MS);
    await change(reopened, false, now - 2 * MINUTE_MS);
    await change(reopened, true, now - MINUTE_MS);
    expect(await removeClosedCopies({ db, menuCopies }, { now })).toEqual({ shops: 1 });
    expect(removed).toEqual([lately.shopId]);
  });

  it("is refused where it is so already, and logs nothing then", async () => {
    const { shopId } = await open();
    const change = (isOpen: boolean, now: number) =>
      openOrCloseShop(db, { shopId, isOpen, operator }, { now });
    expect(await change(true, NOW)).toMatchObject({ refusal: { reason: "stale" } });
    await change(false, NOW);
    expect(await change(false, NOW + 1)).toMatchObject({ refusal: { reason: "stale" } });
    expect(await findDeskShop(db, shopId)).toMatchObject({ closedAt: NOW });
    expect(await logOf(shopId)).toEqual(["close-shop"]);
    expect(
      await openOrCloseShop(db, { shopId: "none", isOpen: false, operator }, { now: NOW }),
    ).toBeUndefined();
  });
});

describe("resetting an owner's password", () => {
  const reset = (shopId: string, { id, epoch }: { id: number; epoch: number }) =>
    resetOwnerPassword(
      db,
      { shopId, accountId: id, epoch, passwordHash: "new", operator },
      { now: NOW },
    );

  it("ends the sessions of that login alone, and is logged", async () => {
    const { shopId, owner, staff } = await open();
    expect(await reset(shopId, owner)).toMatchObject({
      ok: true,
      value: { username: owner.username },
    });
    const stays = async ({ id, epoch }: typeof owner) =>
      (await findAccount(db, { accountId: id, epoch })) !== undefined;
    expect([await stays(owner), await stays(staff)]).toEqual([false, true]);
    const [logged] = await db.select().from(deskLog).where(eq(deskLog.subject, shopId));
    expect(logged).toMatchObject({ act: "reset-password", detail: `account ${owner.id}` });
  });

  it("is done once for a form that is sent twice", async () => {
    const { shopId, owner } = await open();
    await reset(shopId, owner);
    expect(await reset(shopId, owner)).toMatchObject({ refusal: { reason: "stale" } });
    expect(await logOf(shopId)).toEqual(["reset-password"]);
  });

  it("reaches neither staff, nor another shop's owner, nor an operator", async () => {
    const { shopId, staff } = await open();
    const { owner: other } = await open();
    for (const account of [staff, other, { id: operator.id, epoch: 1 }]) {
      expect(await reset(shopId, account)).toBeUndefined();
    }
    expect(await db.$count(accounts, eq(accounts.passwordHash, "new"))).toBe(2);
    expect(await logOf(shopId)).toEqual([]);
  });
});

describe("the list of shops", () => {
  it("is newest first, fifty at a time, with what is on each menu, and searched", async () => {
    const { shopId } = await open("Zaika ज़ायका", NOW + 1_000);
    const { shops, total } = await listDeskShops(db, { words: "", page: 1 });
    expect(shops[0]).toMatchObject({ id: shopId, sections: 2, items: 5, closedAt: null });
    expect(total).toBe(shops.length);
    const number = `98765 ${10_000 + serial}`;
    for (const words of ["ZAIKA", "ज़ायका", shopId, number, number.replace(" ", "")]) {
      const found = await listDeskShops(db, { words, page: 1 });
      expect(found).toMatchObject({ shops: [{ id: shopId }], total: 1 });
    }
    expect(await listDeskShops(db, { words: "", page: 2 })).toEqual({ shops: [], total });
  });

  it("finds one shop with its owners' logins, and none under another id", async () => {
    const { shopId, owner } = await open();
    const { id, username, epoch } = owner;
    expect(await findDeskShop(db, shopId)).toMatchObject({ owners: [{ id, username, epoch }] });
    expect(await findDeskShop(db, "none")).toBeUndefined();
  });
});
