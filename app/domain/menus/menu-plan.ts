import { isLongerThan } from "#app/domain/characters.ts";
import { bareMobile } from "#app/domain/shops/phones.ts";
import type { FooterLine, SizeOption } from "#app/db/schema.ts";
import { AVAILABILITY_FIELDS, readIsSoldOut, saysToday } from "./availability.ts";
import { readItemDetails, readSectionDetails } from "./file-details.ts";
import { OLDER_MARK, readMark } from "./file-marks.ts";
import type { ImportNote, Note } from "./import-note.ts";
import { isUnnamedSize } from "./input.ts";
import { emptyItem, type ItemValues } from "./item-fields.ts";
import { menuLimits } from "./limits.ts";
import {
  fileFields,
  IMAGE_FIELDS,
  itemFields,
  menuFields,
  sectionFields,
  shopFields,
  shopMetadataFields,
  type MenuFile,
} from "./menu-file.ts";
import { formatRupees, lowestPrice, paiseFromRupees } from "./prices.ts";
import type { SectionValues } from "./section-fields.ts";
import { UNTIL_SAID } from "./sold-out.ts";
import { readSubheaders } from "./subheaders.ts";

/** A file as it will be stored: in order, prices in paise. */
export interface MenuPlan {
  shop: PlannedShop;
  sections: PlannedSection[];
  notes: ImportNote[];
}

export interface PlannedShop {
  name: string;
  description: string;
  categories: string[];
  phoneNumber: string;
  foodType: string;
  footer: FooterLine[];
}

export interface PlannedSection extends SectionValues {
  subheaders: string[];
  items: ItemValues[];
}

type FileShop = MenuFile["menu"]["shop"];
type FileSection = MenuFile["menu"]["sections"][number];
type FileItem = NonNullable<FileSection["items"]>[number];

/** Plans how to store a menu file, with a note on every correction. A price of 0 becomes the lowest of the sizes. */
export function planMenu(file: MenuFile): MenuPlan {
  const notes: ImportNote[] = [];
  const note: Note = (path, code, values = {}) => notes.push({ path, code, values });
  noteUnknownFields(file, fileFields, "", note);
  noteUnknownFields(file.menu, menuFields, "menu.", note);
  const shop = planShop(file.menu.shop, note);
  const sections = file.menu.sections.map((section, index) => ({
    place: section.section_order,
    planned: planSection(section, `menu.sections[${index}]`, note),
  }));
  return { shop, sections: inOrder(sections), notes };
}

function planShop(shop: FileShop, note: Note): PlannedShop {
  noteUnknownFields(shop, shopFields, "menu.shop.", note);
  noteUnknownFields(shop.shop_metadata, shopMetadataFields, "menu.shop.shop_metadata.", note);
  noteUnknownFields(shop.metadata, shopMetadataFields, "menu.shop.metadata.", note);
  if (!isBlank(shop.image)) notePicture(shop.image, "menu.shop.image", note);
  const [metadata, older] = [shop.shop_metadata, shop.metadata];
  const footer = metadata.footer ?? older.footer ?? new Map();
  return {
    name: shop.name,
    description: shop.description,
    categories: shop.categories,
    phoneNumber: bareMobile(metadata.phone_number ?? older.phone_number ?? ""),
    foodType: metadata.food_type ?? older.food_type ?? "",
    footer: planKeys(footer, "menu.shop.shop_metadata.footer", note).map(([label, text]) => ({
      label,
      text,
    })),
  };
}

function planSection(section: FileSection, path: string, note: Note): PlannedSection {
  noteUnknownFields(section, sectionFields, `${path}.`, note);
  noteUnknownFields(section.metadata, { subheaders: 1, subheader: 1 }, `${path}.metadata.`, note);
  const subheaders = readSubheaders(section);
  if (JSON.stringify(subheaders) !== JSON.stringify(section.subheaders ?? [])) {
    const texts = subheaders.map((text) => `“${text}”`).join(", ");
    note(`${path}.subheaders`, texts ? "subheaders-read" : "subheaders-dropped", { texts });
  }
  const items = section.items.map((item, index) => ({
    place: item.item_order,
    planned: planItem(item, `${path}.items[${index}]`, note),
  }));
  notePictures(section, path, note);
  const details = readSectionDetails(section, path, note);
  return { name: section.section, ...details, subheaders, items: inOrder(items) };
}

function planItem(item: FileItem, path: string, note: Note): ItemValues {
  noteUnknownFields(item, itemFields, `${path}.`, note);
  const options = planOptions(item.submenu, `${path}.submenu`, note);
  let pricePaise = planPrice(item.price, `${path}.price`, note);
  if (pricePaise === 0) {
    pricePaise = lowestPrice(options.map((option) => option.pricePaise));
    note(path, pricePaise > 0 ? "price-of-sizes" : "price-missing", {
      item: item.item,
      price: formatRupees(pricePaise),
    });
  }
  notePictures(item, path, note);
  return {
    ...emptyItem,
    name: item.item,
    metadata: item.metadata,
    ...readItemDetails(item, path, note),
    diet: readMark({ ...item, [OLDER_MARK]: item.metadata["food_type"] }, path, note),
    soldOutUntil: planIsSoldOut(item, path, note) ? UNTIL_SAID : null,
    pricePaise,
    options,
  };
}

/**
 * One such field is enough. A file does not say which day its “today” is, so the dish stays sold out until its shop says
 * otherwise, which is noted.
 */
function planIsSoldOut(item: FileItem, path: string, note: Note): boolean {
  const written = AVAILABILITY_FIELDS.filter((field) => !isBlank(item[field]));
  const read = written.map((field) => {
    const isSoldOut = readIsSoldOut(field, item[field]);
    if (isSoldOut === undefined) note(`${path}.${field}`, "availability-unknown");
    if (saysToday(item[field])) note(`${path}.${field}`, "sold-out-longer");
    return isSoldOut;
  });
  return read.includes(true);
}

function notePictures(entry: FileItem | FileSection, path: string, note: Note): void {
  for (const field of IMAGE_FIELDS) {
    for (const picture of [entry[field]].flat().filter(Boolean)) {
      notePicture(picture, `${path}.${field}`, note);
    }
  }
}

/** Tells of a picture, which is not fetched: whoever has the file may look at its address. */
function notePicture(written: unknown, path: string, note: Note): void {
  const address = typeof written === "string" ? written : JSON.stringify(written);
  const isLong = isLongerThan(menuLimits.textLength, address);
  note(path, "image-left-out", {
    address: isLong ? `${Array.from(address).slice(0, menuLimits.textLength).join("")}…` : address,
  });
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function planOptions(submenu: FileItem["submenu"], path: string, note: Note): SizeOption[] {
  if (submenu === undefined) note(path, "detail-unread");
  const named = [...(submenu ?? [])].filter(([name]) => {
    if (isUnnamedSize(name)) note(path, "name-left-out", { name });
    return !isUnnamedSize(name);
  });
  return planKeys(named, path, note).map(([name, rupees]) => {
    if (rupees === undefined) note(`${path}.${name}`, "price-not-number");
    return { name, pricePaise: planPrice(rupees ?? 0, `${path}.${name}`, note) };
  });
}

function planKeys<T>(map: Iterable<[string, T]>, path: string, note: Note): [string, T][] {
  const named = new Map<string, T>();
  for (const [key, value] of map) {
    const name = key.trim();
    if (name === "") note(path, "name-left-out", { name: key });
    else if (named.has(name)) note(path, "name-repeated", { name });
    else named.set(name, value);
  }
  return [...named];
}

function planPrice(rupees: number, path: string, note: Note): number {
  const paise = paiseFromRupees(rupees);
  if (paise / 100 !== rupees)
    note(path, "price-rounded", { rupees: String(rupees), price: formatRupees(paise) });
  return paise;
}

function noteUnknownFields(entry: unknown, known: object, path: string, note: Note) {
  if (typeof entry !== "object" || entry === null) return;
  for (const field of Object.keys(entry)) {
    if (!Object.hasOwn(known, field)) note(path + field, "field-unknown");
  }
}

function inOrder<T>(entries: { place: number | null | undefined; planned: T }[]): T[] {
  return (
    entries
      // Of two without a place the difference is NaN, and they stay as they are.
      .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0)
      .map((entry) => entry.planned)
  );
}
