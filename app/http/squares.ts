import { env } from "cloudflare:workers";
import { tooManyUntil } from "#app/domain/hourly-counts.ts";
import { done, refused, type Outcome, type TooMany } from "#app/domain/outcome.ts";
import type { Person } from "#app/domain/people/people.ts";
import { countSquare, type SquareOfHour } from "#app/domain/places/count-square.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { HOUR_MS } from "#app/durations.ts";
import { addressKey } from "#app/platform/rate-limit.ts";
import { isSignedWith, signatureOf } from "#app/platform/signature.ts";
import { database } from "./context.ts";
import { hourOf } from "./hourly-limits.ts";
import type { Received } from "./limits.ts";
import { sessionSecrets } from "./secrets.ts";

/** From how many squares one session may look in an hour: about as many as a city bus passes through. */
const MOST_OF_SESSION = 30;
/** And one address. Mobile carriers put many phones behind one: https://www.rfc-editor.org/rfc/rfc6888 */
const MOST_OF_ADDRESS = 200;

/** Says that a square was counted in an hour, signed, so that nobody has to look it up. */
export interface CountedSquare {
  tile: Tile;
  /** In hours since 1970, UTC. */
  hour: number;
  signature: string;
}

type Looker = Pick<Person, "id"> | undefined;

/**
 * Lets a request look from a square: it is counted once in an hour, for its session and for its address. Of what was
 * counted before, `counted`, nothing is asked within the hour; and a square that was counted for this very session in an
 * earlier one counts for the session alone, so that nobody at the same address can shut its owner out. Gives what proves
 * it from now on, undefined if nothing is new; refused where there are too many squares.
 */
export async function admitToSquare(
  { request, context }: Received,
  { tile, looker, counted }: { tile: Tile; looker: Looker; counted: readonly CountedSquare[] },
  now: number,
): Promise<Outcome<CountedSquare | undefined, TooMany>> {
  const hour = Math.floor(now / HOUR_MS);
  const before = counted.filter((square) => square.tile === tile);
  if (before.some((square) => square.hour === hour && isGenuine(square, looker)))
    return done(undefined);
  const isOwn = looker !== undefined && before.some((square) => isSignedFor(looker, square));
  const address = addressKey(request.headers.get("CF-Connecting-IP"));
  const hours = [
    looker && squareOf(`session ${looker.id}`, MOST_OF_SESSION, { tile, now }),
    isOwn ? undefined : squareOf(`address ${address}`, MOST_OF_ADDRESS, { tile, now }),
  ].filter((counting) => counting !== undefined);
  const full = await countSquare(context.get(database), hours);
  if (full) return refused(tooManyUntil(full, now));
  const signature = signatureOf(env.SESSION_SECRET, PURPOSE, partsOf(looker, { tile, hour }));
  return done({ tile, hour, signature });
}

const PURPOSE = "counted squares";

/** What was counted before somebody became a neighbour holds for the rest of the hour. */
function isGenuine(square: CountedSquare, looker: Looker): boolean {
  return isSignedFor(undefined, square) || (looker !== undefined && isSignedFor(looker, square));
}

function isSignedFor(looker: Looker, square: CountedSquare): boolean {
  return isSignedWith(sessionSecrets(), PURPOSE, partsOf(looker, square), square.signature);
}

function partsOf(looker: Looker, { tile, hour }: Omit<CountedSquare, "signature">): string[] {
  return [looker ? `session ${looker.id}` : "anybody", String(tile), String(hour)];
}

function squareOf(
  who: string,
  most: number,
  { tile, now }: { tile: Tile; now: number },
): SquareOfHour {
  const counted = hourOf("squares", who, now);
  const hash = signatureOf(env.SESSION_SECRET, "slots of squares", [counted.key, String(tile)]);
  return { ...counted, most, slot: Buffer.from(hash, "base64url").readUInt32BE() };
}
