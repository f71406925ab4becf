import { emptyItem } from "#app/domain/menus/item-fields.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { pauses } from "#app/ui/pauses.ts";

/** What most items have in common. */
const common = { ...emptyItem, revision: 1 };

/** What an item has of its own. */
type Rest = Partial<typeof common>;
type PackedItem = [id: number, name: string, pricePaise: number, rest?: Rest];

interface PackedMenu {
  shop: Menu["shop"];
  sections: (Omit<Section, "items"> & { items: PackedItem[] })[];
}

/** A menu whose items are numbered 1 to n, as a text of a third of the length, which a slow phone reads in no time. */
export function packMenu({ shop, sections }: Menu): string {
  const packed: PackedMenu = { shop, sections: sections.map(packSection) };
  return JSON.stringify(packed);
}

/** The packed sections, which stay the same objects while they do not change. */
const texts = new WeakMap<Section, string>();

/** As packMenu, with pauses between its sections, in which the page answers. */
export async function packMenuInSteps({ shop, sections }: Menu): Promise<string> {
  const packed: string[] = [];
  const pause = pauses();
  for (const section of sections) {
    await pause();
    const text = texts.get(section) ?? JSON.stringify(packSection(section));
    texts.set(section, text);
    packed.push(text);
  }
  return `{"shop":${JSON.stringify(shop)},"sections":[${packed.join()}]}`;
}

/** The menu that packMenu was given. */
export function unpackMenu(text: string): Menu {
  const { shop, sections } = JSON.parse(text) as PackedMenu;
  return { shop, sections: sections.map((section) => unpackSection(section, shop.id)) };
}

/** As unpackMenu, with pauses between its sections. */
export async function unpackMenuInSteps(text: string): Promise<Menu> {
  const { shop, sections } = JSON.parse(text) as PackedMenu;
  const unpacked: Section[] = [];
  const pause = pauses();
  for (const section of sections) {
    await pause();
    unpacked.push(unpackSection(section, shop.id));
  }
  return { shop, sections: unpacked };
}

function unpackSection(section: PackedMenu["sections"][number], shopId: string): Section {
  const items = section.items.map(([id, name, pricePaise, rest], index) => ({
    ...common,
    ...rest,
    name,
    pricePaise,
    id,
    shopId,
    sectionId: section.id,
    position: index + 1,
  }));
  return { ...section, items };
}

function packSection(section: Section): PackedMenu["sections"][number] {
  return { ...section, items: section.items.map(packItem) };
}

function packItem({ id, name, pricePaise, ...others }: Item): PackedItem {
  const rest = Object.fromEntries(
    Object.entries(others).filter(
      ([field, value]) =>
        field in common &&
        JSON.stringify(value) !== JSON.stringify(common[field as keyof typeof common]),
    ),
  );
  return Object.keys(rest).length > 0 ? [id, name, pricePaise, rest] : [id, name, pricePaise];
}
