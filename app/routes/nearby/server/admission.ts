import type { RouterContextProvider } from "react-router";
import type { Outcome, TooMany } from "#app/domain/outcome.ts";
import type { TooNew, WriterRefusal } from "#app/domain/people/refusals.ts";
import { hasStanding } from "#app/domain/people/standing.ts";
import type { Person, Writer } from "#app/domain/people/people.ts";
import { communityLimiters, type LimitedAct } from "#app/http/context.ts";
import { countFor, countForAddress, type Received } from "#app/http/limits.ts";
import { neighbour } from "./neighbour.ts";

/** The age that somebody must still confirm; null if they have. */
export function ageToAsk(context: Readonly<RouterContextProvider>): number | null {
  const { person, leastAge } = context.get(neighbour);
  return (person?.confirmedAge ?? 0) < leastAge ? leastAge : null;
}

/**
 * Counts one more act for the address of a request; refused after too many in a minute. Each neighbour with standing is
 * counted separately, so that strangers at the same address cannot use up their share; but not for `move`, where codes
 * could be guessed.
 */
export function countAct(
  act: LimitedAct,
  received: Received,
): Promise<Outcome<undefined, TooMany>> {
  const { context } = received;
  const limiter = context.get(communityLimiters)[act];
  const { person } = context.get(neighbour);
  const isAlone = act !== "move" && person && hasStanding(person, { now: Date.now() });
  return isAlone
    ? countFor(limiter, `neighbour ${person.id}`, received)
    : countForAddress(limiter, received);
}

/** Admits whoever sends this request as a writer; refused by their address, their age or a ban. */
export async function admitToWrite(
  received: Received,
  act: LimitedAct,
  saysOldEnough: boolean,
  sendKey?: string,
): Promise<Outcome<Writer, TooMany | TooNew | WriterRefusal>> {
  const counted = await countAct(act, received);
  if (!counted.ok) return counted;
  return received.context.get(neighbour).meetWriter(saysOldEnough, sendKey);
}

/** Admits whoever sends this request to what needs no age and leaves no words; refused after too many in a minute. */
export async function admitToAct(
  received: Received,
  act: LimitedAct,
): Promise<Outcome<Person, TooMany>> {
  const counted = await countAct(act, received);
  if (!counted.ok) return counted;
  return received.context.get(neighbour).meet();
}
