import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { openDatabase } from "#app/db/database.ts";
import { items, shops } from "#app/db/schema.ts";
import { sectionFormTexts } from "#app/domain/menus/section-fields.ts";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import { openMenu, type Menu } from "#app/domain/menus/menus.ts";
import {
  boardSeen,
  seenFields,
  shopFields,
  wasField,
} from "#app/routes/menu/editor/operations/edited-fields.ts";
import { formDataOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { OperationName } from "#app/routes/menu/editor/operations/operations.ts";
import { patchField } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { seenWithin } from "#app/routes/menu/editor/operations/refreshed.ts";
import { CHAAT_HOUSE } from "./chaat-house.ts";
import { decode } from "./forms-in.ts";
import { png } from "./pictures.ts";
import { seenIn } from "./plain-menu.ts";
import { storeMenu } from "./stored-menus.ts";
import { ORIGIN, visit } from "./visit.ts";

const db = openDatabase(env.DB);

/** The message of a failed operation. */
export const FAILURES: Record<OperationName, string> = {
  "add-section": "Failed to add section",
  "rename-section": "Failed to update section name",
  "edit-section": "Failed to update section",
  "delete-section": "Failed to delete section",
  "move-section": "Failed to update section order",
  "add-subheader": "Failed to add subheader",
  "edit-subheader": "Failed to update subheader",
  "delete-subheader": "Failed to delete subheader",
  "move-subheader": "Failed to update subheader order",
  "add-item": "Failed to add item",
  "edit-item": "Failed to update item",
  "delete-item": "Failed to delete item",
  "move-item": "Failed to update item order",
  "drag-item": "Failed to update item order",
  "patch-menu": "Failed to update menu",
  "change-item-photo": "Failed to update photo",
  "remove-item-photo": "Failed to remove photo",
  "edit-shop": "Failed to update shop details",
  "edit-shop-board": "Failed to update today’s board",
  "change-shop-image": "Failed to update picture",
  "remove-shop-image": "Failed to remove picture",
};

export const OPERATIONS = Object.keys(FAILURES) as OperationName[];

/** Stores a shop with a picture, and a photo of its first item, whose menu every operation can change. */
export async function storeEditableMenu(
  file: Parameters<typeof storeMenu>[0] = CHAAT_HOUSE,
): Promise<Menu> {
  const shopId = await storeMenu(file);
  const imageKey = `${shopId}.png`;
  await db.update(shops).set({ imageKey }).where(eq(shops.id, shopId));
  const { item } = firstOf(await menuOf(shopId));
  const photoKey = `${Buffer.from(shopId).toString("hex").padEnd(32, "0").slice(0, 32)}-8x4.webp`;
  await db.update(items).set({ photoKey }).where(eq(items.id, item.id));
  return menuOf(shopId);
}

export async function menuOf(shopId: string): Promise<Menu> {
  const menu = await openMenu(db, shopId);
  if (!menu) throw new Error(`no menu ${shopId}`);
  return menu;
}

/** A menu but for its revision, which only copies of the public page need, and the moment at which its board was written. */
export const shownOf = ({ shop, sections }: Menu) => ({
  shop: { ...shop, revision: 0, board: shop.board && { ...shop.board, setAt: 0 } },
  sections,
});

export function firstOf({ sections: [section] }: Menu) {
  const item = section?.items[0];
  if (!section || !item) throw new Error("nothing on the menu");
  return { section, item };
}

export const tinyPicture = () => new File([png as BlobPart], "us.png", { type: "image/png" });

/** For each operation, a form that changes this menu, as the editor's page sends it. */
export function formsOf(menu: Menu): Record<OperationName, Fields> {
  const { section, item } = firstOf(menu);
  const ofSection: Fields = [["sectionId", String(section.id)]];
  const ofItem: Fields = [["itemId", String(item.id)]];
  const ofSubheader: Fields = [...seenIn(section, section.subheaders), ["index", "0"]];
  const itemIds = section.items.map(({ id }) => id);
  const forms: Record<OperationName, Fields> = {
    "add-section": [["name", "Rolls"]],
    "rename-section": [...ofSection, wasField([["name", section.name]]), ["name", "Street Food"]],
    "edit-section": [
      ...ofSection,
      wasField(sectionFormTexts(section)),
      ["name", "Breakfast"],
      ["secondName", "नाश्ता"],
      ["diet", "veg"],
      ["servedFrom", "08:00"],
      ["servedTo", "11:30"],
      ["servedDays", "6"],
      ["servedDays", "7"],
    ],
    "delete-section": [
      ...ofSection,
      ["revision", String(seenWithin(section).revision)],
      ...seenWithin(section).list.map((id): Fields[number] => ["seen", id]),
    ],
    "move-section": [...ofSection, ["to", "2"]],
    "add-subheader": [...seenIn(section, section.subheaders), ["text", "From 4 pm"]],
    "edit-subheader": [...ofSubheader, ["text", "Served cold"]],
    "delete-subheader": ofSubheader,
    "move-subheader": [...ofSubheader, ["to", "2"]],
    "add-item": [...ofSection, ["name", "Dahi Vada"], ["priceRupees", "72.50"]],
    "edit-item": [
      ...ofItem,
      ["revision", String(item.revision)],
      wasField(itemFormTexts(item, Date.now())),
      ["name", "Golgappa"],
      ["priceRupees", "35"],
      ["allergens", "milk"],
      ["allergens", "gluten"],
      ["kcal", "250"],
      ["serving", "6 puris"],
      ["optionName", "Plate"],
      ["optionPriceRupees", "65"],
    ],
    "delete-item": [...ofItem, ["revision", String(item.revision)]],
    "move-item": [...ofItem, ["to", "3"]],
    "drag-item": [...seenIn(section, itemIds), ...ofItem, ["to", "3"]],
    "patch-menu": [
      patchField({
        sections: [{ id: section.id, values: { name: "Street Food" } }],
        items: [
          { id: item.id, revision: item.revision, values: { pricePaise: 3500 } },
          { id: -1, sectionId: section.id, values: { name: "Dahi Vada", pricePaise: 7250 } },
        ],
        deletedSections: [],
        deletedItems: itemIds.slice(1, 2),
      }),
    ],
    "change-item-photo": [...ofItem, ["photo", tinyPicture()]],
    "remove-item-photo": ofItem,
    "edit-shop": [
      ["revision", String(menu.shop.detailsRevision)],
      wasField(shopFields(menu.shop)),
      ["name", "Chaat Palace"],
      ["secondName", "चाट महल"],
      ["cover", "sweets"],
      ["description", "Since 1970"],
      ["phoneNumber", "9000000003"],
      ["foodType", "Pure veg"],
      ["latitude", "12.97160"],
      ["longitude", "77.59456"],
      ["categories", "Chaat\nSweets"],
      ["footerLabel", "Timings"],
      ["footerText", "4 to 10"],
      ...Array.from({ length: 14 }, (_, period): Fields => [
        ["dayFrom", period % 2 === 0 ? "11:00" : ""],
        ["dayTo", period % 2 === 0 ? "23:00" : ""],
      ]).flat(),
    ],
    "edit-shop-board": [
      ...seenFields(boardSeen(menu.shop)),
      ["boardName", "Hot jalebi"],
      ["boardWord", "back"],
      ["boardPriceRupees", "40"],
      ["boardFrom", "17:00"],
    ],
    "change-shop-image": [["image", tinyPicture()]],
    "remove-shop-image": [],
  };
  for (const name of OPERATIONS) forms[name] = [["operation", name], ...forms[name]];
  return forms;
}

/** The same form with some fields changed. */
export function changedForm(form: Fields, changes: Record<string, FormDataEntryValue>): Fields {
  const names = Object.keys(changes);
  return [...form.filter(([name]) => !names.includes(name)), ...Object.entries(changes)];
}

/** What a page shows of a failure, with character references resolved. */
export interface FailurePage {
  status: number;
  html: string;
  alert: string;
  /** What its “Try again”, “Use mine” or “Delete anyway” sends, empty if there is none. */
  again: Fields;
}

export async function readFailure(response: Response): Promise<FailurePage> {
  const [html = ""] = (await response.text()).split("<script");
  const [, words = "", actions = ""] =
    /role="alert"[^>]*><p>(.*?)<\/p>(.*?)(?:Try again|Use mine|Delete anyway)/s.exec(html) ??
    /role="alert"[^>]*><p>(.*?)<\/p>/s.exec(html) ??
    [];
  const hidden = actions.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)"\/>/gs);
  return {
    status: response.status,
    html: decode(html),
    alert: decode(words.replaceAll(/<[^>]*>/g, "")),
    again: [...hidden].map(([, name = "", value = ""]) => [name, decode(value)]),
  };
}

export const editorOf = ({ shop }: Menu) => `/shop/edit/menu/${shop.id}`;

/** The body of a form: multipart if it holds a file, else URL-encoded. */
export function formBody(form: Fields): FormData | URLSearchParams {
  const hasFile = form.some(([, value]) => value instanceof File);
  return hasFile ? formDataOf(form) : new URLSearchParams(form as [string, string][]);
}

export function sendForm(
  path: string,
  form: Fields,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = formBody(form);
  return visit(path, { method: "POST", body, headers: { Origin: ORIGIN, ...headers } });
}
