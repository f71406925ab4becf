import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { endSessions } from "#app/domain/accounts/accounts.ts";
import { meterDatabase } from "#test/meter.ts";
import { logIn } from "#test/sessions.ts";
import { ORIGIN } from "#test/visit.ts";
import { findCurrentAccount, requireShopMember } from "./access.ts";
import { database, member, ownShopId, requestId } from "./context.ts";

const db = openDatabase(env.DB);

beforeEach(async () => {
  await db.batch([db.delete(accounts), db.delete(shops)]);
  const shop = { name: "Shop", revision: 1, createdAt: 1 };
  await db.insert(shops).values([
    { ...shop, id: "chaat" },
    { ...shop, id: "sweets" },
  ]);
});
afterEach(() => vi.restoreAllMocks());

function contextOf(d1: D1Database = env.DB): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(database, openDatabase(d1));
  return context;
}

const requestWith = (cookie: string) => new Request(ORIGIN, { headers: { Cookie: cookie } });

/** Stands at the guard of the editor. Gives its reply, or undefined where it lets the request through. */
async function guard(path: string, { cookie = "", method = "GET", context = contextOf() } = {}) {
  const url = new URL(path, ORIGIN);
  const request = new Request(url, { method, headers: { Cookie: cookie } });
  const params = { shop_id: url.pathname.split("/")[4] };
  const pattern = "/shop/edit/menu/:shop_id?";
  try {
    await requireShopMember({ request, url, params, pattern, context }, async () => new Response());
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get("Location")];
    const { data, init } = thrown as { data: unknown; init: ResponseInit };
    return [init.status, data];
  }
}

describe("findCurrentAccount", () => {
  it("asks neither KV nor D1 where there is no cookie of ours, or one that we did not sign", async () => {
    const { cookie } = await logIn("chaat");
    const kv = vi.spyOn(env.SESSIONS, "get");
    const { d1, tally } = meterDatabase(env.DB);
    for (const other of ["", "theme=dark", "session=", "session=x", `${cookie}x`, "session=%"]) {
      expect(await findCurrentAccount(requestWith(other), contextOf(d1))).toBeUndefined();
    }
    expect(kv).not.toHaveBeenCalled();
    expect(tally.trips).toBe(0);
  });

  it("reads the account once, in one round trip", async () => {
    const { cookie, account } = await logIn("chaat");
    const { d1, tally } = meterDatabase(env.DB);
    expect(await findCurrentAccount(requestWith(cookie), contextOf(d1))).toEqual(
      expect.objectContaining({ id: account.id, shopId: "chaat", role: "owner" }),
    );
    expect(tally.trips).toBe(1);
  });

  it("finds nobody once the epoch has passed, the shop is closed, or KV has let go", async () => {
    const first = await logIn("chaat");
    await endSessions(db, first.account.id);
    expect(await findCurrentAccount(requestWith(first.cookie), contextOf())).toBeUndefined();
    const second = await logIn("chaat");
    expect(await findCurrentAccount(requestWith(second.cookie), contextOf())).toBeDefined();
    await db.update(shops).set({ closedAt: 1 }).where(eq(shops.id, "chaat"));
    expect(await findCurrentAccount(requestWith(second.cookie), contextOf())).toBeUndefined();
    const third = await logIn("sweets");
    const { keys } = await env.SESSIONS.list();
    for (const { name } of keys) await env.SESSIONS.delete(name);
    expect(await findCurrentAccount(requestWith(third.cookie), contextOf())).toBeUndefined();
  });

  it("fails where there is no secret to sign with, or a short one", async () => {
    const { cookie } = await logIn("chaat");
    const secret = vi.spyOn(env, "SESSION_SECRET", "get");
    for (const bad of [undefined, "", "short"]) {
      secret.mockReturnValue(bad as string);
      await expect(findCurrentAccount(requestWith(cookie), contextOf())).rejects.toThrow(
        /SESSION_SECRET/,
      );
    }
  });
});

describe("the guard of a shop's pages", () => {
  it("lets owner and staff through to their own shop, named or not", async () => {
    for (const role of ["owner", "staff"] as const) {
      const { cookie } = await logIn("chaat", { role });
      for (const path of ["/shop/edit/menu/chaat", "/shop/edit/menu"]) {
        const context = contextOf();
        expect(await guard(path, { cookie, context })).toBeUndefined();
        expect(await guard(path, { cookie, method: "POST" })).toBeUndefined();
        expect(context.get(ownShopId)).toBe("chaat");
      }
    }
  });

  it.each([
    ["/shop/edit/menu/chaat?x=1&y=2", "GET", "/shop/edit/menu/chaat?x=1&y=2"],
    ["/shop/edit/menu", "HEAD", "/shop/edit/menu"],
    ["/shop/edit/menu/chaat?x=1", "POST", "/shop/edit/menu/chaat"],
  ])("sends who is not logged in from %s (%s) to log in", async (path, method, next) => {
    expect(await guard(path, { method })).toEqual([
      302,
      `/shop/login?next=${encodeURIComponent(next)}`,
    ]);
  });

  it.each(["sweets", "not-there", "CHAAT", "chaat%20", ""])(
    "refuses others' shops: %j",
    async (shopId) => {
      const { cookie } = await logIn("chaat");
      const refusal = [403, "other-shop"];
      for (const method of ["GET", "POST"]) {
        const path = `/shop/edit/menu/${shopId}`;
        expect(await guard(path, { cookie, method })).toEqual(refusal);
      }
    },
  );

  it("lets an operator through to the shop whose editor they have opened, and to no other", async () => {
    const { cookie, account } = await logIn(null);
    await db.update(accounts).set({ actsFor: "chaat" }).where(eq(accounts.id, account.id));
    const logged = vi.spyOn(console, "log").mockImplementation(() => {});
    const context = contextOf();
    context.set(requestId, "ray");
    expect(await guard("/shop/edit/menu/chaat", { cookie, context })).toBeUndefined();
    expect(context.get(ownShopId)).toBe("chaat");
    expect(context.get(member)).toMatchObject({ id: account.id, role: "operator" });
    const line = { event: "on behalf", requestId: "ray", operator: account.id, shop: "chaat" };
    expect(logged.mock.calls).toEqual([[JSON.stringify(line)]]);
    expect(await guard("/shop/edit/menu/sweets", { cookie })).toEqual([403, "operator"]);
    await db.update(shops).set({ closedAt: 1 }).where(eq(shops.id, "chaat"));
    expect(await guard("/shop/edit/menu/chaat", { cookie })).toEqual([403, "operator"]);
    expect(await findCurrentAccount(requestWith(cookie), contextOf())).toBeDefined();
  });

  it("refuses operators, who have no shop", async () => {
    const { cookie } = await logIn(null);
    for (const path of ["/shop/edit/menu/chaat", "/shop/edit/menu"]) {
      expect(await guard(path, { cookie })).toEqual([403, "operator"]);
    }
  });
});
