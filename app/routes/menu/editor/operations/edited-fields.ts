import * as v from "valibot";
import { boardFormTexts, boardText, type BoardDish } from "#app/domain/menus/board.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import { boardAt } from "#app/domain/shops/board-at.ts";
import { hoursFormTexts } from "#app/domain/shops/hours-input.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { fieldOf, rowsOf, textsOf, type Fields } from "./fields.ts";
import {
  BOARD_ROWS,
  DAYS,
  EXCEPTIONS,
  editedPlaces,
  hasPlace,
  isSame,
  placesIn,
  type Places,
} from "./places.ts";

/** The details of a shop as the fields of its form, without hours. */
export function shopFields(shop: Shop): Fields {
  return [
    ["name", shop.name],
    ["secondName", shop.secondName],
    ["description", shop.description],
    ["cover", shop.cover ?? ""],
    ["phoneNumber", shop.phoneNumber],
    ["foodType", shop.foodType],
    ["address", shop.address],
    ["latitude", String(shop.latitude ?? "")],
    ["longitude", String(shop.longitude ?? "")],
    ["isListedNearby", shop.isListedNearby ? "yes" : "no"],
    ["fssaiNumber", shop.fssaiNumber],
    ["includesGst", shop.includesGst === null ? "" : shop.includesGst ? "yes" : "no"],
    ["categories", shop.categories.join("\n")],
    ...shop.footer.flatMap(({ label, text }): Fields => [
      ["footerLabel", label],
      ["footerText", text],
    ]),
    ...hoursFormTexts(shop.hours, localDate(Date.now())),
  ];
}

/** What an owner sees of the shop. */
export interface Seen {
  /** A number, or as JSON what has none. */
  revision: string;
  form: Fields;
}

/** The shop's details, and its hours without dates that are over. */
export function shopSeen(shop: Shop): Seen {
  return { revision: String(shop.detailsRevision), form: shopFields(shop) };
}

/** The dishes on the board now. */
export function dishesOn(shop: Shop): BoardDish[] {
  return boardAt(shop, Date.now());
}

/** Today's board. */
export function boardSeen(shop: Shop): Seen {
  return { revision: boardText(shop.board), form: boardFormTexts(dishesOn(shop)) };
}

/** What an owner sees of the shop in the form of an operation; undefined if that is not about the shop's texts. */
export function seenOf(operation: string, shop: Shop): Seen | undefined {
  if (operation === "edit-shop") return shopSeen(shop);
  return operation === "edit-shop-board" ? boardSeen(shop) : undefined;
}

/** The hidden fields that say so. */
export function seenFields({ revision, form }: Seen): Fields {
  return [["revision", revision], wasField(form)];
}

/** The hidden field that holds what the fields of a form were before anybody typed. */
export function wasField(before: Fields): Fields[number] {
  return ["was", JSON.stringify(before)];
}

const WasInput = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.string()])));

/** What a form's fields were before anybody typed; undefined if the form does not say. */
export function wasOf(fields: Fields): Fields | undefined {
  const read = v.safeParse(WasInput, fieldOf(fields, "was"));
  return read.success ? read.output : undefined;
}

/** Several fields make a row, and a change to any is a change to the whole list. */
const ROWS = [
  ["optionName", "optionPriceRupees"],
  ["footerLabel", "footerText"],
  ["latitude", "longitude"],
  ["servedFrom", "servedTo"],
];

/** What a form has none of where there is nothing to be said. */
const LISTS = ["optionName", "allergens", "servedDays"];

/** Whether these fields, or the rows that they belong to, differ from before. True if the form does not say. */
export function isEdited(fields: Fields, name: string): boolean {
  const was = wasOf(fields);
  return !was || textIn(fields, name) !== textIn(was, name);
}

/** Whether an item that came without a price, as by an import, is to stay so. */
export function hasStayedWithoutPrice(fields: Fields): boolean {
  return fieldOf(fields, "priceRupees") === "" && !isEdited(fields, "priceRupees");
}

/**
 * Whether somebody else has changed what was edited here, to something else, since it was seen; or, with `isAll`,
 * anything that was seen. False if the form does not say what was seen.
 */
export function isContested(now: Fields, fields: Fields, isAll = false): boolean {
  const was = wasOf(fields);
  if (!was) return false;
  const typed = isAll ? was : fields;
  return (
    contestedNames(now, fields, isAll).length > 0 ||
    [DAYS, EXCEPTIONS, BOARD_ROWS].some((places) => isPlaceContested(now, was, typed, places))
  );
}

/** The names of such fields, but for those of rows with places of their own. Both of a pair of rows are named. */
export function contestedNames(now: Fields, fields: Fields, isAll = false): string[] {
  const was = wasOf(fields) ?? [];
  const all = [...[...was, ...now].map(([name]) => name), ...LISTS];
  const names = new Set(all.filter((name) => !hasPlace(name)));
  const typed = isAll ? was : fields;
  return [...names].filter(
    (name) =>
      (isAll || isEdited(fields, name)) &&
      textIn(now, name) !== textIn(was, name) &&
      textIn(now, name) !== textIn(typed, name),
  );
}

/** Whether a form says anything else than what was stored as it was opened. */
export function hasFormEdits(fields: Fields): boolean {
  return withoutEdits(fields, []) !== undefined;
}

/** The fields with those of these names as they were, so that only the others are edited; undefined if none is. */
export function withoutEdits(fields: Fields, names: string[]): Fields | undefined {
  const was = wasOf(fields) ?? [];
  const isGivenUp = (name: string) => names.includes(name);
  const rest = [
    ...fields.filter(([name]) => !isGivenUp(name)),
    ...was.filter(([name]) => isGivenUp(name)),
  ];
  const all = [...was.map(([name]) => name), ...LISTS];
  return all.some((name) => isEdited(rest, name)) ? rest : undefined;
}

function isPlaceContested(now: Fields, was: Fields, typed: Fields, places: Places): boolean {
  const [before, mine] = [placesIn(was, places), placesIn(typed, places)];
  return placesIn(now, places).some(
    (rows, place) =>
      !isSame(rows, before[place]) &&
      !isSame(rows, mine[place]) &&
      !isSame(mine[place], before[place]),
  );
}

/** Applies an edit to `now`: edited fields keep what was typed, all others take the current value. */
export function editOf(now: Fields, fields: Fields): Fields {
  const was = wasOf(fields);
  if (!was) return fields;
  const known = new Set([...was, ...now].map(([name]) => name));
  const isTaken = (name: string) => known.has(name) && !isEdited(fields, name);
  return [
    ...fields.filter(([name]) => !hasPlace(name) && !isTaken(name)),
    ...now.filter(([name]) => !hasPlace(name) && isTaken(name)),
    ...editedPlaces(now, was, fields),
  ];
}

/** All fields of this name as one text, without empty rows, which are not saved either. */
function textIn(fields: Fields, name: string): string {
  const names = ROWS.find((row) => row.includes(name));
  if (!names) return textsOf(fields, name).join("\n").replaceAll("\r\n", "\n");
  return JSON.stringify(rowsOf(fields, names).filter((row) => row.some((text) => text !== "")));
}
