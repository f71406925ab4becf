import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { call, callsOf, loginHeaders, MEMBER_CALLS } from "#test/api.ts";
import { menuOf, storeEditableMenu } from "#test/editor.ts";
import { submit } from "#test/visit.ts";

const STRANGERS = [
  "somebody who is not logged in",
  "the owner of another shop",
  "the staff of another shop",
  "an operator",
  "an operator in the shop's editor",
] as const;
const MEMBERS = ["owner", "staff"] as const;

/** The two shops of every refusal, which changes neither. */
let ours: Menu;
let theirs: Menu;
/** What each of those who may not touch our menu sends. */
let strangers: Record<(typeof STRANGERS)[number], Record<string, string>>;

beforeAll(async () => {
  [ours, theirs] = [await storeEditableMenu(), await storeEditableMenu()];
  strangers = {
    "somebody who is not logged in": {},
    "the owner of another shop": await loginHeaders(theirs.shop.id),
    "the staff of another shop": await loginHeaders(theirs.shop.id, { role: "staff" }),
    "an operator": await loginHeaders(null),
    "an operator in the shop's editor": await operatorInEditor(),
  };
});

/** What an operator does on a shop's behalf, they do in its editor. */
async function operatorInEditor(): Promise<Record<string, string>> {
  const headers = await loginHeaders(null);
  await submit(`/desk/shops/${ours.shop.id}`, { act: "open-editor" }, headers);
  return headers;
}

const menusNow = async () => [await menuOf(ours.shop.id), await menuOf(theirs.shop.id)];
const withoutRevision = ({ shop, sections }: Menu) => ({ ...shop, revision: 0, sections });

describe.each(MEMBER_CALLS)("%s", (name) => {
  it.each(MEMBERS)("is done for the shop's %s, and moves the revision by one", async (role) => {
    const before = await storeEditableMenu();
    const headers = await loginHeaders(before.shop.id, { role });
    const reply = await call({ ...callsOf(before)[name], headers });
    const status = name.startsWith("add-") ? 201 : 200;
    expect([reply.status, reply.type]).toEqual([status, "application/json"]);
    const now = await menuOf(before.shop.id);
    expect(now.shop.revision).toBe(before.shop.revision + 1);
    expect(withoutRevision(now)).not.toEqual(withoutRevision(before));
    expect(await menusNow()).toEqual([ours, theirs]);
  });

  it.each(STRANGERS)("is not done for %s", async (who) => {
    const reply = await call({ ...callsOf(ours)[name], headers: strangers[who] });
    const isOfAnotherShop = who.endsWith("another shop");
    // The path of the subheaders names no shop: to who works for another, our section is not there.
    const hidden = isOfAnotherShop && name === "update-subheaders" ? 404 : 403;
    const status = who === "somebody who is not logged in" ? 401 : hidden;
    expect([reply.status, reply.type]).toEqual([status, "application/problem+json"]);
    expect(JSON.stringify(reply.json)).not.toMatch(/Pani Puri|Chaat/);
    expect(await menusNow()).toEqual([ours, theirs]);
  });
});

// A new section is the one thing whose call names nothing that is there already.
it.each(MEMBER_CALLS.filter((name) => name !== "add-section"))(
  "our ids get nothing done under the path of another shop: %s",
  async (name) => {
    const { path } = callsOf(theirs)[name];
    const headers = strangers["the owner of another shop"];
    const reply = await call({ ...callsOf(ours)[name], path, headers });
    // The id of this section stands in its path as well as in the body.
    expect(reply.status).toBe(name === "update-subheaders" ? 422 : 404);
    expect(await menusNow()).toEqual([ours, theirs]);
  },
);

it("nothing is done for who was logged in until the shop was closed", async () => {
  const headers = await loginHeaders(ours.shop.id);
  const db = openDatabase(env.DB);
  const shop = eq(shops.id, ours.shop.id);
  await db.update(shops).set({ closedAt: 1 }).where(shop);
  for (const name of MEMBER_CALLS) {
    const reply = await call({ ...callsOf(ours)[name], headers });
    expect([name, reply.status]).toEqual([name, 401]);
  }
  await db.update(shops).set({ closedAt: null }).where(shop);
  expect(await menusNow()).toEqual([ours, theirs]);
});

it("a shop is known by its own spelling alone", async () => {
  const headers = await loginHeaders(ours.shop.id);
  const { path, ...sent } = callsOf(ours)["add-section"];
  for (const other of [path.toUpperCase(), `${path}%20`, `${path}%00`]) {
    const reply = await call({ ...sent, path: other, headers });
    expect([other, reply.status]).toEqual([other, 403]);
  }
  expect(await menusNow()).toEqual([ours, theirs]);
});
