import * as v from "valibot";
import { readDiet, type Diet } from "#app/domain/menus/diet.ts";
import { readYesNo } from "#app/domain/menus/yes-no.ts";
import { NameInput, SecondNameInput, TextInput } from "#app/domain/menus/input.ts";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import { soldOutAt } from "#app/domain/menus/sold-out.ts";
import { done, invalidAt, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { problemOf } from "#app/domain/problem.ts";
import { cellText, type CellWords, type Column } from "./columns.ts";
import { readPrices, type SizesRefused } from "./read-prices.ts";
import { readSizes } from "./read-sizes.ts";

export type CellValues = WordedPatch["items"][number]["values"];
export type CellRefused = InvalidInput | SizesRefused;

/** Where a text is to stand. */
export interface At {
  /** Undefined for a dish that is to be added. */
  item: Item | undefined;
  section: Section;
  words: CellWords;
  now: number;
}

const TEXTS = { name: NameInput, description: TextInput, secondName: SecondNameInput };

/** The values that a dish gets by a text in one of its cells; none where it says what is there. */
export function readCell(text: string, column: Column, at: At): Outcome<CellValues, CellRefused> {
  const { item, words, now } = at;
  if (item && text === cellText(item, column, words, now)) return done({});
  if (column === "price") return readPrices(text, at);
  if (column === "sizes") return readSizes(text, at);
  if (column === "diet") return readMark(text, words);
  if (column === "soldOut") return readSoldOut(text, at);
  const read = v.safeParse(TEXTS[column], text);
  return read.success
    ? done({ [column]: read.output })
    : invalidAt(column, problemOf(read.issues[0]));
}

const NO_MARK = new Set(["", "-", "–"]);

function readMark(text: string, { diets }: CellWords): Outcome<CellValues, InvalidInput> {
  if (NO_MARK.has(text)) return done({ diet: null });
  const word = text.toLowerCase();
  const known = (Object.keys(diets) as Diet[]).find((diet) =>
    [diets[diet].toLowerCase(), diet].some((name) => name.startsWith(word)),
  );
  const diet = known ?? readDiet(text);
  return diet ? done({ diet }) : invalidAt("diet", { code: "menu-diet-wrong" });
}

const HAD = new Set(["on", "available"]);
const OUT = new Set(["off", "sold out", "out of stock", "unavailable"]);

/** For the column that says whether a dish is available. */
function readSoldOut(text: string, { item, words, now }: At): Outcome<CellValues, InvalidInput> {
  const word = text.toLowerCase();
  const answer = readYesNo(word);
  const isHad = ["", words.had.toLowerCase()].includes(word) || HAD.has(word) || answer === true;
  const isOut = word === words.soldOut.toLowerCase() || OUT.has(word) || answer === false;
  if (!isHad && !isOut) return invalidAt("soldOut", { code: "menu-answer-wrong" });
  const wasOut = item !== undefined && soldOutAt(item, now) !== "no";
  return done(isOut === wasOut ? {} : { soldOut: isOut ? "today" : "no" });
}
