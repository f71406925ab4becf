import * as v from "valibot";
import { inAsciiDigits } from "#app/domain/ascii-digits.ts";
import { boundedText } from "#app/domain/bounded-text.ts";

/** The most characters of a field of a place: what a map gives to be copied fits. */
const PLACE_LENGTH = 60;

/** Decimal degrees, with a letter for the side of the equator or of Greenwich. */
const DEGREES = /^([+-]?)(\d{1,3}(?:\.\d{1,20})?)([NSEW]?)$/i;

/** Five places are a metre. */
const EXACTLY = 100_000;

/** Latitude and longitude where a text is both, such as `12.97, 77.64`; undefined for other texts. */
export function bothIn(text: string): [latitude: string, longitude: string] | undefined {
  const parts = plain(text)
    .replaceAll(/([\d.]) +([NSEW])/gi, "$1$2")
    .split(/[ ,;]+/)
    .filter((part) => part !== "");
  const [latitude, longitude] = parts;
  const areTwo = parts.length === 2 && parts.every((part) => DEGREES.test(part));
  return areTwo && latitude && longitude ? [latitude, longitude] : undefined;
}

function plain(text: string): string {
  return inAsciiDigits(text)
    .replaceAll(/[\s°()]+/g, " ")
    .replaceAll("−", "-")
    .trim();
}

/** A number of degrees as it is typed, at most `most` to either side; null if it is blank. */
function degreesInput(most: number) {
  return v.pipe(
    boundedText(PLACE_LENGTH, "menu-degrees-wrong"),
    v.transform(degreesIn),
    v.check((degrees) => degrees === null || Math.abs(degrees) <= most, "menu-degrees-wrong"),
  );
}

function degreesIn(text: string): number | null {
  if (plain(text) === "") return null;
  const [, sign, digits, side = ""] = DEGREES.exec(plain(text).replaceAll(" ", "")) ?? [];
  if (digits === undefined) return Infinity;
  const isBelowZero = sign === "-" || /[SW]/i.test(side);
  return (isBelowZero ? -1 : 1) * (Math.round(Number(digits) * EXACTLY) / EXACTLY);
}

export const LatitudeInput = degreesInput(90);
export const LongitudeInput = degreesInput(180);

interface Place {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** Whether a place has both its numbers or neither. */
export function isWhole({ latitude = null, longitude = null }: Place): boolean {
  return (latitude === null) === (longitude === null);
}

/** Whether a place in India has its numbers the wrong way round: the Arctic has no food shops. */
export function isSwapped({ latitude, longitude }: Place): boolean {
  return (latitude ?? 0) >= 66 && (longitude ?? 90) <= 40;
}
