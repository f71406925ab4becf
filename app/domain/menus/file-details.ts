import { isLongerThan } from "#app/domain/characters.ts";
import * as v from "valibot";
import { ALLERGENS, type Allergen } from "#app/db/closed-lists.ts";
import { readMark } from "./file-marks.ts";
import type { Note } from "./import-note.ts";
import { SecondNameInput, ServingInput, SpicyInput, TextInput } from "./input.ts";
import type { ItemValues } from "./item-fields.ts";
import { menuLimits } from "./limits.ts";
import { KcalInput } from "./nutrition.ts";
import { DaysInput, emptySection, type SectionValues } from "./section-fields.ts";
import { readYesNo } from "./yes-no.ts";

/*
 * What a menu file says of a dish or a section besides names and prices. Programs write it in many ways, so what cannot
 * be read is left out, and never refuses the file.
 */

/** A reader gives undefined for what it cannot read. */
type Reader<T> = (written: unknown) => T | undefined;

function readerOf<T>(
  input: v.GenericSchema<unknown, T>,
  tidy: (written: unknown) => unknown,
): Reader<T> {
  return (written) => {
    const read = v.safeParse(input, tidy(written));
    return read.success ? read.output : undefined;
  };
}

/** One line: files write breaks and tabs into descriptions. */
function inOneLine(written: unknown): unknown {
  if (typeof written === "number") return String(written);
  return typeof written === "string" ? written.replaceAll(/[\r\n\t]+/g, " ") : written;
}

const same = (written: unknown) => written;
const numberIn = (written: unknown) =>
  typeof written === "string" && /^\d{1,5}$/.test(written.trim()) ? Number(written) : written;

/** 250, "250" or "250 kcal". */
const kcalIn = (written: unknown) =>
  numberIn(typeof written === "string" ? written.trim().replace(/kcal$/i, "") : written);

/** A list, or names with commas between; undefined where one of them is none that labels have to name. */
function readAllergens(written: unknown): Allergen[] | undefined {
  const listed: unknown = typeof written === "string" ? written.slice(0, 200).split(",") : written;
  if (!Array.isArray(listed)) return undefined;
  const named = listed.map((name) => String(name).trim().toLowerCase());
  const known = ALLERGENS.filter((allergen) => named.includes(allergen));
  return known.length === new Set(named).size ? known : undefined;
}

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m\.?)?$/i;

/** A time such as "08:00", "8 am" or "8:30 PM", in minutes since midnight. */
export function readTime(written: unknown): number | undefined {
  const [, hour, minute = "00", half] = CLOCK.exec(String(written).slice(0, 12).trim()) ?? [];
  if (hour === undefined || (half ? Number(hour) < 1 || Number(hour) > 12 : Number(hour) > 23)) {
    return undefined;
  }
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  return Number(minute) < 60 ? hours * 60 + Number(minute) : undefined;
}

function isTooLong(written: unknown): boolean {
  return typeof written === "string" && isLongerThan(menuLimits.textLength, written.trim());
}

/** A description that is too long ends at a word, with an ellipsis. */
function shortened(written: unknown): unknown {
  const line = inOneLine(written);
  if (typeof line !== "string" || !isTooLong(line)) return line;
  const start = Array.from(line.trim())
    .slice(0, menuLimits.textLength - 1)
    .join("");
  return `${start.slice(0, start.lastIndexOf(" ")).trimEnd() || start}…`;
}

type Details = Pick<
  ItemValues,
  "description" | "secondName" | "spicy" | "isFeatured" | "allergens" | "kcal" | "serving"
>;

/** The details of a dish in a file. What cannot be read is noted under `path`, and left empty. */
export function readItemDetails(file: Record<string, unknown>, path: string, note: Note): Details {
  const get = getter(file, path, note);
  if (isTooLong(file["description"])) {
    note(`${path}.description`, "text-shortened", { most: String(menuLimits.textLength) });
  }
  return {
    description: get("description", readerOf(TextInput, shortened)) ?? "",
    secondName: get("second_name", readerOf(SecondNameInput, inOneLine)) ?? "",
    spicy: get("spicy", readerOf(SpicyInput, numberIn)) ?? 0,
    isFeatured: get("featured", readYesNo) ?? false,
    allergens: get("allergens", readAllergens) ?? [],
    kcal: get("kcal", readerOf(KcalInput, kcalIn)) ?? null,
    serving: get("serving", readerOf(ServingInput, inOneLine)) ?? "",
  };
}

/** The details of a section in a file; half of its times is as none, and so are two that are the same. */
export function readSectionDetails(
  file: Record<string, unknown>,
  path: string,
  note: Note,
): Omit<SectionValues, "name"> {
  const get = getter(file, path, note);
  return {
    ...emptySection,
    ...servedIn(get, (field) => note(`${path}.${field}`, "detail-unread")),
    secondName: get("second_name", readerOf(SecondNameInput, inOneLine)) ?? "",
    diet: readMark(file, path, note),
    servedDays: get("served_days", readerOf(DaysInput, same)) ?? [],
  };
}

/** From when to when a section is served; tells of the times that are of no use. */
function servedIn(
  get: ReturnType<typeof getter>,
  tell: (field: string) => void,
): Pick<SectionValues, "servedFrom" | "servedTo"> {
  const [from, to] = [get("served_from", readTime), get("served_to", readTime)];
  if (from !== undefined && to !== undefined && from !== to) {
    return { servedFrom: from, servedTo: to };
  }
  if (from !== undefined) tell("served_from");
  if (to !== undefined) tell("served_to");
  return { servedFrom: null, servedTo: null };
}

/** Reads one field after another; blank ones are undefined too, but need no note. */
function getter(file: Record<string, unknown>, path: string, note: Note) {
  return <T>(field: string, read: Reader<T>): T | undefined => {
    const written = file[field];
    if (written === undefined || written === null || written === "") return undefined;
    const value = read(written);
    if (value === undefined) note(`${path}.${field}`, "detail-unread");
    return value;
  };
}
