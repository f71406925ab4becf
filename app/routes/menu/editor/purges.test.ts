import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { database, images, ownShopId, purgeMenu } from "#app/http/context.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import { editorOf, formBody, formsOf, OPERATIONS, storeEditableMenu } from "#test/editor.ts";
import { ORIGIN } from "#test/visit.ts";
import { action } from "./editor.tsx";
import type { Fields } from "./fields.ts";

/** The shops whose menus were dropped. The local runtime has no cache in front of it. */
let dropped: string[];

beforeEach(() => {
  dropped = [];
});

async function save(menu: Menu, form: Fields): Promise<unknown> {
  const url = new URL(editorOf(menu), ORIGIN);
  const context = new RouterContextProvider();
  context.set(database, openDatabase(env.DB));
  context.set(images, openImageBucket(env.IMAGES));
  context.set(ownShopId, menu.shop.id);
  context.set(purgeMenu, (shopId) => dropped.push(shopId));
  const request = new Request(url, { method: "POST", body: formBody(form) });
  return action({ request, url, context, params: { shop_id: menu.shop.id }, pattern: "" });
}

it.each(OPERATIONS)("what is saved has the shop's menu dropped: %s", async (name) => {
  const menu = await storeEditableMenu();
  await save(menu, formsOf(menu)[name]);
  expect(dropped).toEqual([menu.shop.id]);
});

it("what is refused has nothing dropped", async () => {
  const menu = await storeEditableMenu();
  await save(menu, [["operation", "add-section"]]);
  await save(menu, [
    ["operation", "delete-section"],
    ["sectionId", "999999"],
  ]);
  expect(dropped).toEqual([]);
});
