import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shopRequests } from "#app/db/enquiries-schema.ts";
import { accounts, deskLog, shops } from "#app/db/schema.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { openMenu } from "#app/domain/menus/menus.ts";
import { createShopFromRequest } from "./from-request.ts";
import { createShop } from "./create-shop.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20);
const operator = { id: 1, username: "asha" };

beforeAll(async () => {
  const asha = { username: "asha", passwordHash: "none", role: "operator", shopId: null } as const;
  await createAccounts(db, [asha], { now: 1 });
  const owner = { username: "Taken-Name", passwordHash: "none" };
  await createShop(db, { id: "taken-id", name: "Taken", owner }, { now: 1 });
});
afterEach(() => vi.restoreAllMocks());

/** Gives the request's number. */
async function ask(status: "new" | "contacted" | "declined" = "new"): Promise<number> {
  const wish = { shopName: "Chaat", phoneNumber: "9876543210", createdAt: NOW, status };
  const [request] = await db.insert(shopRequests).values(wish).returning();
  return request?.id ?? 0;
}

const create = (requestId: number, id: string, username = id) =>
  createShopFromRequest(
    db,
    { requestId, operator, id, name: "Chaat", owner: { username, passwordHash: "hash" } },
    { now: NOW + 1 },
  );

/** Counts everything that creating a shop writes. */
const tally = () =>
  Promise.all([
    db.$count(shops),
    db.$count(accounts),
    db.$count(deskLog),
    db.$count(shopRequests, eq(shopRequests.status, "live")),
  ]);

describe("a shop from a request", () => {
  it("has an empty menu, the number of the request, and its owner; the request is live, and it is logged", async () => {
    const requestId = await ask("contacted");
    expect(await create(requestId, "chaat")).toEqual({ ok: true, value: { id: "chaat" } });
    expect(await openMenu(db, "chaat")).toMatchObject({
      shop: { name: "Chaat", phoneNumber: "", revision: NOW + 1, closedAt: null },
      sections: [],
    });
    expect(await db.select().from(accounts).where(eq(accounts.shopId, "chaat"))).toMatchObject([
      { username: "chaat", passwordHash: "hash", role: "owner", epoch: 1 },
    ]);
    expect(
      await db.select().from(shopRequests).where(eq(shopRequests.id, requestId)),
    ).toMatchObject([{ status: "live", shopId: "chaat", changedAt: NOW + 1, changedBy: "asha" }]);
    const [logged] = await db.select().from(deskLog).where(eq(deskLog.subject, "chaat"));
    expect(logged).toMatchObject({
      act: "create-shop",
      username: "asha",
      detail: `from request ${requestId}`,
    });
  });

  it("is made once, however often the form is sent, and at the same time", async () => {
    const requestId = await ask();
    const outcomes = await Promise.all([
      create(requestId, "once"),
      create(requestId, "once"),
      create(requestId, "once-2"),
    ]);
    expect(outcomes.filter((outcome) => outcome?.ok)).toHaveLength(1);
    const stale = { ok: false, refusal: { reason: "stale" } };
    expect(outcomes.filter((outcome) => !outcome?.ok)).toEqual([stale, stale]);
    expect(await db.$count(accounts, eq(accounts.passwordHash, "hash"))).toBe(2);
  });

  it.each([
    ["taken-id", "free", { reason: "taken", what: "shop id" }],
    ["free", "taken-name", { reason: "taken", what: "username" }],
  ])("is refused for the id %s and the username %s, and changes nothing", async (id, name, why) => {
    const requestId = await ask();
    const before = await tally();
    expect(await create(requestId, id, name)).toEqual({ ok: false, refusal: why });
    expect(await tally()).toEqual(before);
  });

  it("is refused where the request is declined, and nothing where there is none", async () => {
    const requestId = await ask("declined");
    const before = await tally();
    expect(await create(requestId, "declined")).toMatchObject({ refusal: { reason: "stale" } });
    expect(await create(9_999, "nobody")).toBeUndefined();
    expect(await tally()).toEqual(before);
  });

  it("is made with all that belongs to it, or not at all", async () => {
    const requestId = await ask();
    const before = await tally();
    // The log refuses an unknown operator.
    const unknown = { id: 9_999, username: "nobody" };
    const owner = { username: "whole", passwordHash: "hash" };
    await expect(
      createShopFromRequest(
        db,
        { requestId, operator: unknown, id: "whole", name: "Chaat", owner },
        { now: NOW },
      ),
    ).rejects.toThrow();
    expect(await tally()).toEqual(before);
  });
});
