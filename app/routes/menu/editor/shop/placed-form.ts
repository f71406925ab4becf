import type { ReadFile } from "#app/domain/places/find-places.ts";
import { findSentPlaces, type FoundPlaces } from "#app/domain/places/found-places.ts";
import { pinMapAround, type PinMap } from "#app/domain/places/pin-map.ts";
import type { Place } from "#app/domain/places/place.ts";
import { centreOf, readTile, tileAt, writeTile, type Position } from "#app/domain/places/tiles.ts";
import { readPosition } from "#app/domain/places/written-position.ts";
import { member, readPlaceNames } from "#app/http/context.ts";
import { noteUnavailable } from "#app/http/failures.ts";
import type { Received } from "#app/http/limits.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { mayPerform } from "#app/routes/menu/editor/staff-may.ts";
import { placeNear, positionIn, positionTexts } from "./shop-position.ts";

/* The search and the map of a shop's place without JavaScript: their buttons send the whole form, and the server returns it. */

/** The fields that the form then has besides the shop's details. */
export const PLACE_FIELDS = {
  search: "placeSearch",
  /** The text whose results the page shows. */
  answered: "placeAnswered",
  square: "placeSquare",
  /** The square that was selected at first. */
  lit: "placeLit",
  act: "placeAct",
};

const NAMES = new Set(Object.values(PLACE_FIELDS));

/** What a button does: put the pin on a tile, or show the map around it, with small squares or bigger ones. */
type TileAct = "pin" | "look" | "wide";

/** The value of the button that searches for what is typed. */
export const FIND = "find";

/** The value of a button for a place: what it does, the tile and the name. */
export function tileAct(act: TileAct, { tile, name }: Place): string {
  return [act, writeTile(tile), name].join(" ");
}

type Texts = [name: string, text: string][];

/** The form as it comes back. */
export interface PlacedForm {
  /** Everything that was typed, with the place that was found or tapped. */
  fields: Texts;
  found?: FoundPlaces;
  map?: PinMap;
  /** What is near the pin; empty if nothing within 5 km has a name. */
  near?: string;
  /** Whether a picture was chosen. Browsers do not keep it, so it must be chosen again. */
  hasLostPicture: boolean;
}

/** A form's fields with the place of the square that somebody selected, and without those that only the map needs. */
export function withLitSquare(fields: Fields): Fields {
  const lit = fieldOf(fields, PLACE_FIELDS.square);
  const tile = lit === fieldOf(fields, PLACE_FIELDS.lit) ? undefined : readTile(lit ?? "");
  const others = fields.filter(([name]) => !NAMES.has(name));
  return tile === undefined ? others : withPosition(others, centreOf(tile));
}

function withPosition<Of>(fields: [string, Of][], position: Position): [string, Of | string][] {
  const [latitude, longitude] = positionTexts(position);
  return [
    ...fields.filter(([name]) => name !== "latitude" && name !== "longitude"),
    ["latitude", latitude],
    ["longitude", longitude],
  ];
}

/** The position that the fields of a form hold. */
export function positionOf(fields: Fields): Position | undefined {
  const texts = ["latitude", "longitude"].map((name) => fieldOf(fields, name) ?? "");
  return positionIn([...texts, texts.join()]);
}

/** The answer to a form's search or map button; undefined if the form is to be saved. */
export async function answerPlace(
  sent: Fields,
  received: Received,
): Promise<PlacedForm | undefined> {
  const { context } = received;
  const act = actIn(sent);
  if (act === undefined || !mayPerform(context.get(member), "edit-shop")) return undefined;
  const read = context.get(readPlaceNames);
  const form = { fields: textsOf(withLitSquare(sent)), hasLostPicture: hasPicture(sent) };
  const typed = fieldOf(sent, PLACE_FIELDS.search) ?? "";
  const look = act === FIND ? lookAtTyped(typed) : lookFor(act);
  if (!look) return { ...form, found: await findFor(received, typed) };
  const fields = look.pin ? withPosition(form.fields, look.pin) : form.fields;
  return onMap({ ...form, fields }, look, read);
}

/** The form comes back also where no names can be read. */
async function findFor(received: Received, typed: string): Promise<FoundPlaces> {
  try {
    return await findSentPlaces(typed, received.context.get(readPlaceNames));
  } catch (error) {
    noteUnavailable(error, received);
    return { typed, places: [], failed: "broken" };
  }
}

interface Look {
  place: Place;
  isWide: boolean;
  /** Where the pin goes; undefined if it stays. */
  pin: Position | undefined;
}

function lookAtTyped(typed: string): Look | undefined {
  const pin = readPosition(typed);
  const tile = pin && tileAt(pin);
  return tile === undefined ? undefined : { place: { tile, name: "" }, isWide: false, pin };
}

/** What the button of a tile asks for; undefined if there is no such button. */
function lookFor(act: string): Look | undefined {
  const [verb, written = "", ...name] = act.split(" ");
  const tile = readTile(written);
  if (tile === undefined) return undefined;
  const pin = verb === "pin" ? centreOf(tile) : undefined;
  return { place: { tile, name: name.join(" ") }, isWide: verb === "wide", pin };
}

function hasPicture(fields: Fields): boolean {
  return fields.some(
    ([name, value]) => name === "image" && typeof value !== "string" && value.size > 0,
  );
}

/** New text in the search field is looked up, even if Enter pressed the Save button. */
function actIn(fields: Fields): string | undefined {
  if (fieldOf(fields, "operation") !== "edit-shop") return undefined;
  const typed = fieldOf(fields, PLACE_FIELDS.search)?.trim() ?? "";
  const isAnswered = typed === "" || typed === fieldOf(fields, PLACE_FIELDS.answered)?.trim();
  return fieldOf(fields, PLACE_FIELDS.act) ?? (isAnswered ? undefined : FIND);
}

async function onMap(
  form: PlacedForm,
  { place, isWide }: Look,
  read: ReadFile,
): Promise<PlacedForm> {
  const position = positionOf(form.fields);
  const [map, near] = await Promise.all([
    pinMapAround(place, isWide, read),
    position && placeNear(position, read).catch(() => undefined),
  ]);
  return { ...form, map, ...(near !== undefined && { near }) };
}

function textsOf(fields: Fields): Texts {
  return fields.flatMap(([name, value]): Texts =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

/** Whether the pin is in the middle of a square, as it is after a search or a tap on the map. */
export function isMiddle(position: Position): boolean {
  const tile = tileAt(position);
  return (
    tile !== undefined && String(positionTexts(centreOf(tile))) === String(positionTexts(position))
  );
}
