import type { SizeOption } from "#app/db/schema.ts";
import { itemFields, sectionFields, type MenuFile } from "./menu-file.ts";
import { lowestOptionPrice, paiseFromRupees } from "./prices.ts";
import { readSubheaders } from "./subheaders.ts";

/** What an import mended or left out, and where in the file: `menu.sections[3].items[2]`. */
export interface ImportNote {
  path: string;
  message: string;
}

interface PlannedItem {
  name: string;
  pricePaise: number;
  options: SizeOption[];
  metadata: Record<string, unknown>;
}

export interface PlannedSection {
  name: string;
  subheaders: string[];
  items: PlannedItem[];
}

type FileSection = MenuFile["sections"][number];
type FileItem = FileSection["items"][number];
type Note = (path: string, message: string) => void;

/**
 * Turns a menu file into the sections to store, in order, prices in paise, and notes on what had to be
 * mended or left out. An item with price 0 and options takes its lowest option price; an item with no
 * price at all is kept without one.
 */
export function planSections(file: MenuFile): { sections: PlannedSection[]; notes: ImportNote[] } {
  const notes: ImportNote[] = [];
  const note: Note = (path, message) => notes.push({ path, message });
  if (file.shop.image !== "") note("menu.shop.image", "is left out: pictures are not imported");
  const sections = file.sections.map((section, index) => ({
    place: section.section_order,
    planned: planSection(section, `menu.sections[${index}]`, note),
  }));
  return { sections: inOrder(sections), notes };
}

function planSection(section: FileSection, path: string, note: Note): PlannedSection {
  noteUnknownFields(section, sectionFields, path, note);
  const subheaders = readSubheaders(section);
  if (JSON.stringify(subheaders) !== JSON.stringify(section.subheaders ?? [])) {
    const texts = subheaders.map((text) => `“${text}”`).join(", ");
    note(`${path}.subheaders`, `are read as ${texts || "none"}`);
  }
  const items = section.items.map((item, index) => ({
    place: item.item_order,
    planned: planItem(item, `${path}.items[${index}]`, note),
  }));
  return { name: section.section, subheaders, items: inOrder(items) };
}

function planItem(item: FileItem, path: string, note: Note): PlannedItem {
  noteUnknownFields(item, itemFields, path, note);
  const options = planOptions(item.submenu, `${path}.submenu`, note);
  let pricePaise = planPrice(item.price, `${path}.price`, note);
  if (pricePaise === 0) {
    pricePaise = lowestOptionPrice(options);
    note(
      path,
      pricePaise > 0
        ? `“${item.item}” takes its lowest option price, ₹${pricePaise / 100}`
        : `“${item.item}” has no price and is shown without one`,
    );
  }
  return { name: item.item, pricePaise, options, metadata: item.metadata };
}

function planOptions(submenu: FileItem["submenu"], path: string, note: Note): SizeOption[] {
  return [...submenu].flatMap(([name, rupees]) => {
    // The first app saved a new, still unnamed size under size_ and a timestamp.
    if (name === "" || /^size_\d+$/.test(name)) {
      note(path, `the option “${name}” has no name and is left out`);
      return [];
    }
    if (rupees === undefined) note(`${path}.${name}`, "is no number and counts as no price");
    return [{ name, pricePaise: planPrice(rupees ?? 0, `${path}.${name}`, note) }];
  });
}

function planPrice(rupees: number, path: string, note: Note): number {
  const paise = paiseFromRupees(rupees);
  if (paise / 100 !== rupees) note(path, `${rupees} is rounded to ₹${paise / 100}`);
  return paise;
}

function noteUnknownFields(entry: object, known: object, path: string, note: Note) {
  for (const field of Object.keys(entry)) {
    if (!(field in known)) note(`${path}.${field}`, "is not kept: the menu has no such field");
  }
}

/** By place, smallest first; equal places in the order of arrival, and entries without a place at the end. */
function inOrder<T>(entries: { place: number | null | undefined; planned: T }[]): T[] {
  return entries
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0)
    .map((entry) => entry.planned);
}
