import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import { NO_EDITING_SESSION } from "#app/domain/accounts/accounts.ts";
import { keepVersion } from "#app/domain/menus/history/keep-version.ts";
import { editItem } from "#app/domain/menus/items.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { openImageBucket } from "#app/platform/image-bucket.ts";
import type { OperationName } from "#app/routes/menu/editor/operations/operations.ts";
import { firstOf, formBody, formsOf, menuOf, OPERATIONS } from "#test/editor.ts";
import { testMatrix } from "#test/faults/matrix.ts";
import type { Row } from "#test/faults/row.ts";
import {
  file,
  form,
  KEPT_VERSION,
  page,
  PICTURE,
  SHOP,
  storeOperator,
  storeShop,
} from "#test/faults/seeds.ts";

const EDITOR = `/shop/edit/menu/${SHOP}`;

const db = openDatabase(env.DB);

let menu: Menu;

const OLD_PICTURE: [RegExp, string] = [
  /^picture images\/(?:new|c{64})\.png /,
  "a picture of a shop that no row names is removed a day later",
];

const OLD_PHOTO: [RegExp, string][] = [
  [
    /^picture images\/(?:new|[0-9a-f]{32}-\d+x\d+(?:-small)?)\.(?:png|webp) /,
    "a photo that no item names is removed a day later",
  ],
];

/** What is special about an operation that is sent twice, or broken off. */
const SPECIAL: Partial<Record<OperationName, Partial<Row>>> = {
  "delete-section": { doneBefore: 404 },
  "add-subheader": { doneBefore: 409 },
  "edit-subheader": { doneBefore: 409 },
  "delete-subheader": { doneBefore: 409 },
  "move-subheader": { doneBefore: 409 },
  "edit-item": { doneBefore: 409 },
  "delete-item": { doneBefore: 404 },
  "edit-shop": { doneBefore: 409 },
  "change-item-photo": { leaves: OLD_PHOTO },
  "remove-item-photo": { leaves: OLD_PHOTO },
  "change-shop-image": { leaves: [OLD_PICTURE] },
  "remove-shop-image": { leaves: [OLD_PICTURE] },
};

const QUEUED_PHOTO = { method: "POST", path: `${EDITOR}/photos`, as: "owner" };

/** Additions have a key, as those of the page have. */
const bodyOf = (name: OperationName) => () =>
  formBody([...formsOf(menu)[name], ["key", "01234567-89ab-4cde-8f01-23456789abcd"]]);

/** There is a version, and a dish has changed since. */
async function keepAndChange(): Promise<void> {
  const stores = { db, copies: openImageBucket(env.COPIES) };
  const owner = { id: 1, username: SHOP, name: "", role: "owner" } as const;
  const editor = { ...owner, ...NO_EDITING_SESSION };
  await keepVersion(stores, { shopId: SHOP, editor }, { now: Date.now() });
  const { item } = firstOf(await menuOf(SHOP));
  await editItem(db, SHOP, { itemId: item.id, pricePaise: 100 });
  const never = Number.MAX_SAFE_INTEGER;
  const kept = { keptAt: never, keptRevision: sql`${shops.revision}` };
  const editing = { editedBy: 1, editedAt: never, ...kept };
  await db.update(shops).set(editing).where(eq(shops.id, SHOP));
}

testMatrix({
  area: "editor",
  rows: [
    ...page("/shop/edit/menu", { as: "owner" }),
    ...page(EDITOR, { as: "owner" }),
    ...page(`${EDITOR}?open=add-section`, { what: "as a stranger" }),
    ...OPERATIONS.flatMap((name) =>
      form(EDITOR, bodyOf(name), { what: name, as: "owner", ...SPECIAL[name] }),
    ),
    ...page("/shop/edit/offline"),
    file(`${EDITOR}/changes`, { as: "owner" }),
    { method: "POST", path: `${EDITOR}/changes`, as: "owner", body: bodyOf("move-section") },
    ...page(EDITOR, { what: "on the shop's behalf", as: "operator" }),
    ...page(`${EDITOR}/history`, { as: "owner" }),
    file(`${EDITOR}/menu.csv`, { as: "owner" }),
    ...page(`${EDITOR}/history?version=1`, { as: "owner" }),
    ...form(
      `${EDITOR}/history`,
      () =>
        formBody([
          ["versionId", "1"],
          ["revision", String(menu.shop.revision)],
        ]),
      { as: "owner", leaves: KEPT_VERSION },
    ),
    { ...QUEUED_PHOTO, body: bodyOf("change-item-photo"), leaves: OLD_PHOTO },
    file(QUEUED_PHOTO.path, { as: "owner", refused: 405 }),
  ],
  async store() {
    const owner = await storeShop();
    await keepAndChange();
    menu = await menuOf(SHOP);
    if (!(await env.IMAGES.head(PICTURE))) throw new Error("the shop has no picture");
    const operator = await storeOperator();
    await db.update(accounts).set({ actsFor: SHOP }).where(eq(accounts.role, "operator"));
    return { owner, operator };
  },
});
