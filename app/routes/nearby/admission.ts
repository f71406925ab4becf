import type { RouterContextProvider } from "react-router";
import type { AgeUnknown, Banned, Outcome, TooMany } from "#app/domain/outcome.ts";
import type { Person, Writer } from "#app/domain/people/people.ts";
import { countAct, type CountedAct } from "#app/http/community-limits.ts";
import { neighbour } from "#app/http/context.ts";
import type { Received } from "#app/http/limits.ts";

/** Whether somebody has yet to say how old they are, and what age it takes. */
export function ageToAsk(context: Readonly<RouterContextProvider>): number | null {
  const { person, leastAge } = context.get(neighbour);
  return (person?.confirmedAge ?? 0) < leastAge ? leastAge : null;
}

/** Admits whoever sends this request to write; refused as their address, their age or a ban demands. */
export async function admitToWrite(
  received: Received,
  act: CountedAct,
  saysOldEnough: boolean,
  sendKey?: string,
): Promise<Outcome<Writer, TooMany | Banned | AgeUnknown>> {
  const counted = await countAct(act, received);
  if (!counted.ok) return counted;
  return received.context.get(neighbour).meetWriter(saysOldEnough, sendKey);
}

/** Whoever sends this request, to do what needs no age and leaves no words; refused where they do it too often. */
export async function admitToAct(
  received: Received,
  act: CountedAct,
): Promise<Outcome<Person, TooMany>> {
  const counted = await countAct(act, received);
  if (!counted.ok) return counted;
  return received.context.get(neighbour).meet();
}
