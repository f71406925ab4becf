import { createContext, type MiddlewareFunction } from "react-router";
import * as v from "valibot";
import { done, type Outcome, type TooMany } from "#app/domain/outcome.ts";
import { TileInput } from "#app/domain/places/input.ts";
import { writeTile, type Tile } from "#app/domain/places/tiles.ts";
import type { Received } from "#app/http/limits.ts";
import { admitToSquare, type CountedSquare } from "#app/http/squares.ts";
import { neighbour } from "./neighbour.ts";
import { nearbyCookie } from "./nearby-cookie.ts";

/** More than somebody has places, as other corners are visited too. */
const MOST_KEPT = 8;

const squaresCookie = nearbyCookie("squares");

const SquaresInput = v.fallback(
  v.pipe(
    v.array(
      v.object({ tile: TileInput, hour: v.pipe(v.number(), v.integer()), signature: v.string() }),
    ),
    v.transform((squares) => squares.slice(0, MOST_KEPT)),
  ),
  [],
);

/** The squares that the browser is to keep from now on; null unless one was counted. */
const countedHere = createContext<CountedSquare[] | null>(null);

/** Has the browser keep the proof of each square that was counted while its request was answered. */
export const keepCountedSquares: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const reply = await next();
  const squares = context.get(countedHere);
  if (!squares) return reply;
  const list = squares.map((square) => ({ ...square, tile: writeTile(square.tile) }));
  for (const [name, value] of await squaresCookie.headers(request, list))
    reply.headers.append(name, value);
  return reply;
};

/**
 * Counts a square that whoever sends this request looks from: all that shows posts around it, or tells of new ones, asks
 * this first. Refused after too many squares in an hour (`http/squares.ts`).
 */
export async function lookFrom(
  received: Received,
  tile: Tile,
): Promise<Outcome<undefined, TooMany>> {
  const { request, context } = received;
  const counted =
    context.get(countedHere) ?? v.parse(SquaresInput, await squaresCookie.read(request));
  const looker = context.get(neighbour).person;
  const admitted = await admitToSquare(received, { tile, looker, counted }, Date.now());
  if (!admitted.ok) return admitted;
  const square = admitted.value;
  if (square) {
    const others = counted.filter((other) => other.tile !== tile);
    context.set(countedHere, [square, ...others].slice(0, MOST_KEPT));
  }
  return done(undefined);
}

/** The `Set-Cookie` headers with which a browser forgets from where it has looked. */
export function forgetSquares(request: Request) {
  return squaresCookie.headers(request, []);
}
