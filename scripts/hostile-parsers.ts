import * as v from "valibot";
import { ContactInput, ShopRequestInput } from "#app/domain/enquiries/input.ts";
import { readMenuFile } from "#app/domain/menus/menu-file.ts";
import { PostInput } from "#app/domain/posts/input.ts";
import { ReportInput } from "#app/domain/reports/input.ts";
import { readForm, readTexts } from "#app/http/forms.ts";
import { readJson } from "#app/http/json.ts";
import { AddItemInput, ITEM_ORDERED, UpdateItemInput } from "#app/routes/api/item-json.ts";
import { AddSectionInput, SubheadersInput } from "#app/routes/api/section-json.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { readPlaces } from "#app/routes/nearby/server/places.ts";

/** The pieces of the texts: blanks, digits, quotes, escapes, separators, brackets, letters of several bytes. */
const PIECES = [
  " ",
  "1",
  "x",
  "\t",
  "\n",
  "\r\n",
  '"',
  "\\",
  "%",
  "&",
  "=",
  "&a=",
  ",",
  ";",
  "/",
  "-",
  ".",
  "a.",
  "@a",
  "(1)",
  "च",
  "\u200B",
];
const JSON_PIECES = ["[", '{"a":', "[1,", '"a":1,', '"a" :"b\\"", ', "\\u0000"];
const JSON_TYPE = "application/json";
const URLENCODED = "application/x-www-form-urlencoded";
const KIB = 1_024;

/** A place where the product takes input, and the texts that could trip up its parser. */
export interface Parser {
  name: string;
  mostBytes: number;
  pieces: string[];
  /** The text to send, of about `mostBytes`, made by repeating one piece. */
  fill: (pieces: string) => string;
  /** The media type of the body; undefined if it is not sent as a body. */
  type?: string;
  read: (sent: Request, text: string) => unknown;
}

const inField = (names: string[]) => (text: string) => {
  const share = text.slice(0, text.length / names.length);
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, `1${share}x`])));
};
const FORM_FIELDS = ["name", "message", "text", "words", "priceRupees", "categories", "was"];
const asForm = (text: string) =>
  new URLSearchParams(FORM_FIELDS.map((name) => [name, text.slice(0, text.length / 7)])).toString();

async function readApiCall(sent: Request): Promise<void> {
  const json = await readJson(sent, ITEM_ORDERED);
  if (!json.ok) return;
  const inputs = [AddItemInput, UpdateItemInput, AddSectionInput, SubheadersInput, ContactInput];
  for (const input of inputs) v.safeParse(input, json.value);
}

async function readPublicForm(sent: Request): Promise<void> {
  const form = await readTexts(sent);
  if (!form.ok) return;
  for (const input of [ContactInput, ShopRequestInput, PostInput, ReportInput])
    v.safeParse(input, form.value);
}

const EDITS = ["add-section", "add-item", "edit-item", "edit-shop", "edit-subheader"];
async function readEdit(sent: Request): Promise<void> {
  const form = await readForm(sent, { texts: 256 * KIB });
  if (!form.ok) return;
  for (const operation of EDITS) readOperation([...form.value, ["operation", operation]]);
}

const FIELDS = ["item", "price", "section", "subheaders", "email", "phone", "message", "metadata"];
/** Every place that reads large input, except photos (hostile-photos.ts). Only reading the input is timed. */
export const PARSERS: Parser[] = [
  {
    name: "a call of the JSON API, its fields",
    mostBytes: 64 * KIB,
    pieces: PIECES,
    fill: inField(FIELDS),
    type: JSON_TYPE,
    read: readApiCall,
  },
  {
    name: "a call of the JSON API, its price",
    mostBytes: 64 * KIB,
    pieces: PIECES,
    fill: inField(["price"]),
    type: JSON_TYPE,
    read: readApiCall,
  },
  {
    name: "a call of the JSON API, broken",
    mostBytes: 64 * KIB,
    pieces: [...PIECES, ...JSON_PIECES],
    fill: (text) => text,
    type: JSON_TYPE,
    read: readApiCall,
  },
  {
    name: "a form of texts",
    mostBytes: 64 * KIB,
    pieces: PIECES,
    fill: asForm,
    type: URLENCODED,
    read: readPublicForm,
  },
  {
    name: "a form of texts, broken",
    mostBytes: 64 * KIB,
    pieces: PIECES,
    fill: (text) => text,
    type: URLENCODED,
    read: readPublicForm,
  },
  {
    name: "a form of the editor",
    mostBytes: 256 * KIB,
    pieces: PIECES,
    fill: asForm,
    type: URLENCODED,
    read: readEdit,
  },
  {
    name: "the cookies of a request",
    mostBytes: 16 * KIB,
    pieces: PIECES.filter((piece) => /^[\x20-\x7E]$/.test(piece)),
    fill: (text) => `places=${text}`,
    read: (_, Cookie) => readPlaces(new Request("http://nukkad.test/", { headers: { Cookie } })),
  },
  {
    name: "an operator's menu file",
    mostBytes: 1_000_000,
    pieces: [...PIECES, ...JSON_PIECES],
    fill: (text) => inField(["menu"])(text),
    read: (_, text) => readMenuFile(text),
  },
];
