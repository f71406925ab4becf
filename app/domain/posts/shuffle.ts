import { createHmac } from "node:crypto";
import type { At } from "./live.ts";
import { firstIdAt, timeOfId } from "./time-ordered-id.ts";

/*
 * Somebody who writes often, at moments that they know, could tell from the order of their words and another's when the
 * other wrote. So what came within one step is not ordered by time but by a keyed hash.
 */

/** A number that nobody can foretell without the secret, the same for the same words. */
export type Shuffle = (of: string | number) => number;

/** Shuffles apart in each place, such as a thread. */
export function shuffler(secret: string, place: string): Shuffle {
  return (of) =>
    createHmac("sha256", secret).update(`order ${place} ${of}`).digest().readUIntBE(0, 6);
}

/** The time (ms UTC) at which the step of an id began. Without steps, its own. */
export function stepOf(id: number, { stepMs = 0 }: Pick<At, "stepMs">): number {
  const time = timeOfId(id);
  return stepMs > 0 ? time - (time % stepMs) : time;
}

/** The lowest id of the step that an id is of. */
export function firstIdOfStep(id: number, at: Pick<At, "stepMs">): number {
  return firstIdAt(stepOf(id, at));
}

/**
 * Comments by their steps; within one, those of a writer stay together and in the order in which they wrote them, and
 * writers in none. Nobody answers within a step, as nobody else has seen anything of it.
 */
export function inAnyOrder<Written extends { id: number; personId: number }>(
  written: readonly Written[],
  at: Pick<At, "stepMs">,
  shuffle: Shuffle,
): Written[] {
  const placed = written.map((each) => {
    const step = stepOf(each.id, at);
    return { each, step, by: shuffle(`${step} ${each.personId}`) };
  });
  return placed
    .toSorted((one, two) => one.step - two.step || one.by - two.by || one.each.id - two.each.id)
    .map(({ each }) => each);
}
