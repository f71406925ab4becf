import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { post } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";
import { storeItem } from "#test/stored-menus.ts";
import { visit } from "#test/visit.ts";

const ADDRESS = { address: "2 Lake Road" };
const PLACE = { latitude: 12.9716, longitude: 77.64 };

it.each([
  ["by its address", ADDRESS, "A%20Shop%2C%202%20Lake%20Road"],
  ["to its place, which is exact", { ...ADDRESS, ...PLACE }, "12.9716%2C77.64"],
  ["to its place alone", PLACE, "12.9716%2C77.64"],
  ["nowhere, if it does not say where it is", {}, undefined],
])("the menu shows the way to a shop %s", async (_, place, destination) => {
  const shopId = await storeItem({ item: "A", price: 1 });
  await openDatabase(env.DB)
    .update(shops)
    .set({ name: "A Shop", ...place })
    .where(eq(shops.id, shopId));
  const html = await (await visit(`/menu/${shopId}`)).text();
  const [, found] = /&amp;destination=([^"]*)"/.exec(html) ?? [];
  expect(found).toBe(destination);
});

/** Where the menu of a shop leads to its corner. */
async function cornerLinkOf(place: Partial<typeof PLACE>): Promise<string | undefined> {
  const shopId = await storeItem({ item: "A", price: 1 });
  const shop = { name: "A Shop", ...place };
  await openDatabase(env.DB).update(shops).set(shop).where(eq(shops.id, shopId));
  const html = await (await visit(`/menu/${shopId}`)).text();
  return /<a class="button" href="(\/nearby[^"]*)">Around this corner</.exec(html)?.[1];
}

it("a menu leads a stranger to the feed of its corner at once, if the shop says where it is", async () => {
  await post({ text: "Chess at six", at: PLACE, now: Date.now() });
  const stranger = newPhone();
  const opened = await stranger.get((await cornerLinkOf(PLACE)) ?? "/");
  expect(opened.status).toBe(200);
  expect(await opened.text()).toContain("Chess at six");
  expect(await (await stranger.get("/nearby")).text()).toContain("Chess at six");
  expect(await cornerLinkOf({})).toBeUndefined();
});
