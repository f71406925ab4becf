import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { shopRequests } from "#app/db/enquiries-schema.ts";
import { accounts, items, sections, shops } from "#app/db/schema.ts";
import { logAct, type Operator } from "#app/domain/desk/log.ts";
import {
  holding,
  holdingNumber,
  offsetOf,
  PAGE_LENGTH,
  type Search,
} from "#app/domain/desk/search.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";

export interface DeskShop extends Pick<
  typeof shops.$inferSelect,
  "id" | "name" | "phoneNumber" | "createdAt" | "closedAt"
> {
  sections: number;
  items: number;
}

/** `askedBy` is the ten-digit number on the shop's request, which nobody can edit. */
export interface DeskShopWithOwners extends DeskShop {
  revision: number;
  owners: OwnerLogin[];
  askedBy: string | undefined;
}

export type OwnerLogin = Pick<typeof accounts.$inferSelect, "id" | "username" | "epoch">;

const SHOP = {
  id: shops.id,
  name: shops.name,
  phoneNumber: shops.phoneNumber,
  createdAt: shops.createdAt,
  closedAt: shops.closedAt,
};

/** One page of shops, newest first, that contain the words in id, name or phone number; and the total. */
export async function listDeskShops(
  db: Database,
  { words, page }: Search,
): Promise<{ shops: DeskShop[]; total: number }> {
  const found = or(
    holding(words, [shops.id, shops.name, shops.phoneNumber]),
    holdingNumber(words, shops.phoneNumber),
  );
  // Counts only within this page.
  const wanted = db
    .select(SHOP)
    .from(shops)
    .where(found)
    .orderBy(desc(shops.createdAt), asc(shops.id))
    .limit(PAGE_LENGTH)
    .offset(offsetOf(page))
    .as("wanted");
  const [rows, [counted]] = await db.batch([
    db
      .select({
        id: wanted.id,
        name: wanted.name,
        phoneNumber: wanted.phoneNumber,
        createdAt: wanted.createdAt,
        closedAt: wanted.closedAt,
        sections: sql<number>`(SELECT count(*) FROM sections WHERE shop_id = wanted.id)`,
        items: sql<number>`(SELECT count(*) FROM items WHERE shop_id = wanted.id)`,
      })
      .from(wanted)
      .orderBy(desc(wanted.createdAt), asc(wanted.id)),
    db.select({ total: count() }).from(shops).where(found),
  ]);
  return { shops: rows, total: counted?.total ?? 0 };
}

/** Undefined if there is no such shop. */
export async function findDeskShop(
  db: Database,
  shopId: string,
): Promise<DeskShopWithOwners | undefined> {
  const [[shop], [sectionCount], [itemCount], owners, [request]] = await db.batch([
    db
      .select({ ...SHOP, revision: shops.revision })
      .from(shops)
      .where(eq(shops.id, shopId)),
    db.select({ of: count() }).from(sections).where(eq(sections.shopId, shopId)),
    db.select({ of: count() }).from(items).where(eq(items.shopId, shopId)),
    db
      .select({ id: accounts.id, username: accounts.username, epoch: accounts.epoch })
      .from(accounts)
      .where(and(eq(accounts.shopId, shopId), eq(accounts.role, "owner")))
      .orderBy(asc(accounts.id)),
    db
      .select({ phoneNumber: shopRequests.phoneNumber })
      .from(shopRequests)
      .where(eq(shopRequests.shopId, shopId)),
  ]);
  const counts = { sections: sectionCount?.of ?? 0, items: itemCount?.of ?? 0 };
  return shop && { ...shop, ...counts, owners, askedBy: request?.phoneNumber };
}

/** Closes a shop and ends its sessions, or reopens it; logs it. Refuses if it is so already; undefined if not found. */
export async function openOrCloseShop(
  db: Database,
  { shopId, isOpen, operator }: { shopId: string; isOpen: boolean; operator: Operator },
  { now }: { now: number },
): Promise<Outcome<{ id: string }, Stale> | undefined> {
  const [[changed], , , [current]] = await db.batch([
    db
      .update(shops)
      .set({ closedAt: isOpen ? null : now, revision: sql`${shops.revision} + 1` })
      .where(and(eq(shops.id, shopId), isOpen ? isNotNull(shops.closedAt) : isNull(shops.closedAt)))
      .returning({ id: shops.id }),
    logAct(db, { operator, act: isOpen ? "reopen-shop" : "close-shop", subject: shopId }, { now }),
    db
      .update(accounts)
      .set({ epoch: sql`${accounts.epoch} + 1` })
      .where(and(eq(accounts.shopId, shopId), ifChanged)),
    db.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)),
  ]);
  if (changed) return done(changed);
  return current && refused({ reason: "stale" });
}
