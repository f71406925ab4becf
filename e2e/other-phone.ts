import { expect } from "@playwright/test";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { unpackMenu } from "#app/routes/menu/editor/changes/packed-menu.ts";
import { shopFields, wasField } from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { seenWithin } from "#app/routes/menu/editor/operations/refreshed.ts";
import { seenIn } from "#test/plain-menu.ts";
import { sessionOf, type EditedShop } from "./edited-shops.ts";

/**
 * Another phone with the menu of this shop, without its screen: it sees what is stored, and sends what its editor would send.
 * That takes a hundredth of the time of an editor in a browser.
 */
export function otherPhone(baseURL: string, shop: EditedShop) {
  const address = `${baseURL}/shop/edit/menu/${shop}/changes`;
  const change = async (formFor: (menu: Menu) => Fields) => {
    const headers = { Cookie: `session=${await sessionOf(baseURL, shop)}`, Origin: baseURL };
    const seen = await (await fetch(address, { headers })).json();
    const form = formFor(unpackMenu((seen as { menu: string }).menu));
    const body = new URLSearchParams(form as [string, string][]);
    const reply = await fetch(address, { method: "POST", headers, body });
    expect(reply.status, await reply.text()).toBe(200);
  };
  return {
    setPrice: (name: string, rupees: string) =>
      change((menu) => {
        const item = itemIn(menu, name);
        const before = itemFormTexts(item, Date.now());
        return [
          ["operation", "edit-item"],
          ...atRevision(item),
          wasField(before),
          ...withTexts(before, { priceRupees: [rupees] }),
        ];
      }),
    addItem: (section: string, name: string, rupees: string) =>
      change((menu) => [
        ["operation", "add-item"],
        ["sectionId", String(sectionIn(menu, section).id)],
        ["name", name],
        ["priceRupees", rupees],
      ]),
    deleteItem: (name: string) =>
      change((menu) => [["operation", "delete-item"], ...atRevision(itemIn(menu, name))]),
    /** Puts an item before the one that stands above it. */
    moveItemUp: (name: string) =>
      change((menu) => {
        const { id, sectionId } = itemIn(menu, name);
        const section = menu.sections.find((each) => each.id === sectionId);
        const ids = section?.items.map((item) => item.id) ?? [];
        return [
          ["operation", "drag-item"],
          ...(section ? seenIn(section, ids) : []),
          ["itemId", String(id)],
          ["to", String(ids.indexOf(id))],
        ];
      }),
    moveSubheaderUp: (name: string, text: string) =>
      change((menu) => {
        const section = sectionIn(menu, name);
        const index = section.subheaders.indexOf(text);
        return [
          ["operation", "move-subheader"],
          ...seenIn(section, section.subheaders),
          ["index", String(index)],
          ["to", String(index)],
        ];
      }),
    moveSectionUp: (name: string) =>
      change((menu) => [
        ["operation", "move-section"],
        ["sectionId", String(sectionIn(menu, name).id)],
        ["to", String(menu.sections.findIndex((section) => section.name === name))],
      ]),
    deleteSection: (name: string) =>
      change((menu) => {
        const section = sectionIn(menu, name);
        const { list, revision } = seenWithin(section);
        return [
          ["operation", "delete-section"],
          ["sectionId", String(section.id)],
          ["revision", String(revision)],
          ...list.map((id): Fields[number] => ["seen", id]),
        ];
      }),
    /** Changes details of the shop: of fields of one name as many as there are texts, from the first. */
    saveDetails: (texts: Record<string, string[]>) =>
      change(({ shop }) => [
        ["operation", "edit-shop"],
        ["revision", String(shop.detailsRevision)],
        wasField(shopFields(shop)),
        ...withTexts(shopFields(shop), texts),
      ]),
  };
}

const atRevision = ({ id, revision }: Item): Fields => [
  ["itemId", String(id)],
  ["revision", String(revision)],
];

function withTexts(fields: Fields, texts: Record<string, string[]>): Fields {
  const left = new Map(Object.entries(texts).map(([name, values]) => [name, [...values]]));
  return fields.map(([name, value]) => [name, left.get(name)?.shift() ?? value]);
}

function itemIn({ sections }: Menu, name: string): Item {
  const item = sections.flatMap(({ items }) => items).find((each) => each.name === name);
  if (!item) throw new Error(`no ${name} on the menu`);
  return item;
}

function sectionIn({ sections }: Menu, name: string): Section {
  const section = sections.find((each) => each.name === name);
  if (!section) throw new Error(`no section ${name}`);
  return section;
}
