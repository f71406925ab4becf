import { AGE_FIELD } from "#app/domain/people/input.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin } from "#app/ui/unreachable.ts";

/** What somebody has just said of their age, until the server has answered. */
let said: Promise<unknown> | undefined;

/**
 * Says to the server that somebody is old enough, where they say so in these fields, before these are sent: as in
 * `old-enough.ts`, a first comment whose answer is lost would otherwise be there twice. What they send meanwhile waits
 * too, as the answer is what makes them a neighbour. Throws a TypeError if none comes.
 */
export async function comeOfAge({ [AGE_FIELD]: isOldEnough }: Record<string, string>) {
  if (isOldEnough === "yes") said ??= sayOldEnough().finally(() => (said = undefined));
  await said;
}

/** The same, said by `say`: it waits for an answer that is under way, and what is sent meanwhile waits for it. */
export async function comeOfAgeBy<T>(say: () => Promise<T>): Promise<T> {
  await said;
  const saying = say();
  said = saying.finally(() => (said = undefined));
  // Whoever waits for it learns that it failed; often nobody waits.
  said.catch(() => undefined);
  return saying;
}

function sayOldEnough(): Promise<Response> {
  const body = new URLSearchParams({ [AGE_FIELD]: "yes" });
  return answerWithin(PATIENCE_MS, fetch("/nearby/old-enough", { method: "POST", body }));
}
