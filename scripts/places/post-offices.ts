import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { KnownPlace, PlaceKind } from "#app/domain/places/place-file.ts";
import { tileAt } from "#app/domain/places/tiles.ts";

/** India's post offices; README.md beside it tells where they come from. */
const POST_OFFICES = "scripts/places/india.tsv.br";

const KINDS: Record<string, PlaceKind> = { h: "head", s: "town", b: "village" };

/** Whole words that the directory shortens in the names of offices, and what people write instead. */
const OFFICE_WORDS: Record<string, string> = {
  Bldg: "Building",
  Bzr: "Bazar",
  Jn: "Junction",
  Mkt: "Market",
  Ph: "Phase",
  Rd: "Road",
  Rly: "Railway",
  Stn: "Station",
  Trg: "Training",
};
/** Read letter by letter. */
const INITIALS = /\b(?:aiims|bhel|bsf|cisf|crpf|dlf|hmt|iaf|isi|itbp|nhpc|ntpc|ongc|srpf)\b/gi;
/** Signs of head, sub and branch offices, which say nothing of a place. */
const OFFICE_SIGN = /(?<=\S) (?:(?:nd)?[bp]o|(?:n?dt)?so)\b\.?-?/gi;

/** India's post offices, with the positions in the directory. */
export function postOffices(): KnownPlace[] {
  const text = brotliDecompressSync(readFileSync(POST_OFFICES)).toString();
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
  const pinsAt = Map.groupBy(rows, positionIn);
  return rows.map((row) => {
    const [pin = "", name = "", district, state, latitude, longitude, kind = ""] = row;
    const tile = tileAt({ latitude: Number(latitude), longitude: Number(longitude) });
    return {
      name: officeName(name),
      area: areaOf(district, state),
      pin,
      tile: tile ?? 0,
      kind: KINDS[kind] ?? "village",
      isShared: pinsAt.get(positionIn(row))?.some(([other]) => other !== pin),
    };
  });
}

function positionIn([, , , , latitude, longitude]: string[]): string {
  return `${latitude} ${longitude}`;
}

/** What people call an office of the directory: “Khurja Jn So” is Khurja Junction. */
function officeName(written: string): string {
  const words = written
    .replaceAll(OFFICE_SIGN, " ")
    .replaceAll(INITIALS, (all) => all.toUpperCase())
    .replaceAll(/(?<=[a-z])(?=[IVX]+\b)/g, " ");
  const whole = words.replaceAll(
    /(?<!\d )\b([A-Z][a-z]+)\b\.?/g,
    (all, word: string) => OFFICE_WORDS[word] ?? all,
  );
  return tidy(whole).replaceAll(" )", ")").trim();
}

/** Where a place lies, from the smaller area to the larger one; a single name if both are the same. */
export function areaOf(smaller = "", larger = ""): string {
  return tidy(smaller === larger || smaller === "" ? larger : `${smaller}, ${larger}`);
}

/** The text with single blanks between words. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
