import { comeOfAge, comeOfAgeBy } from "#app/device/come-of-age.ts";
import { isOfKey, type StoredProblem } from "#app/device/form-problem.ts";
import type { Refusal } from "#app/domain/outcome.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { afterFailure, dueAt } from "./outbox-states.ts";
import {
  listWaiting,
  noteSent,
  putInOutbox,
  putUnderNewKey,
  readPhotos,
  withOutboxLock,
  type Arrival,
  type Waiting,
} from "./outbox.ts";

/** What the server answered, or a gateway in its place. */
export interface Answer {
  status: number;
  body: string;
}

/** Posts a form to a path of this site. Throws if no answer comes. */
export type Deliver = (path: string, form: FormData | URLSearchParams) => Promise<Answer>;

/** Sends what is due, one post after another. `hasSign` of a network makes posts that wait for one due too. */
export function sendOutbox(
  deliverFor: (waiting: Waiting) => Deliver,
  { hasSign = false } = {},
): Promise<void> {
  return withOutboxLock(async () => {
    for (const waiting of await listWaiting()) {
      const now = Date.now();
      if (dueAt(waiting, now, hasSign) <= now) await send(waiting, deliverFor(waiting));
    }
  });
}

async function send(waiting: Waiting, deliver: Deliver): Promise<void> {
  const outcome = await tryToSend(waiting, deliver);
  if (outcome === "sent" || outcome === "checked") return noteSent(waiting.sendKey, outcome);
  if (typeof outcome === "string") {
    return putInOutbox(afterFailure(waiting, outcome, Date.now()));
  }
  const heldUntil = endOfWait(outcome, Date.now());
  if (heldUntil !== undefined) return putInOutbox({ ...waiting, failed: undefined, heldUntil });
  const refused = { ...waiting, failed: undefined, problem: outcome };
  await (isOfKey(outcome) ? putUnderNewKey(refused) : putInOutbox(refused));
}

async function tryToSend(waiting: Waiting, deliver: Deliver): Promise<Outcome> {
  try {
    if (waiting.fields[AGE_FIELD] === "yes") {
      const age = new URLSearchParams({ [AGE_FIELD]: "yes" });
      const met = outcomeOf(await comeOfAgeBy(() => deliver("/nearby/old-enough", age)));
      if (met !== "sent") return met;
    } else {
      // Somebody may be saying it on a card.
      await comeOfAge({});
    }
    const form = formOf(waiting, await readPhotos(waiting.sendKey));
    return outcomeOf(await deliver("/nearby/outbox", form));
  } catch {
    return "network";
  }
}

/** When to send again what came too early from somebody who is new; undefined for what was refused for another reason. */
function endOfWait(problem: StoredProblem, now: number): number | undefined {
  if (!("refusal" in problem) || problem.refusal.reason !== "too-new") return undefined;
  const { retryAfter = 60 } = problem.refusal as Refusal & { retryAfter?: number };
  return now + retryAfter * 1000;
}

type Outcome = Arrival | "network" | "server" | StoredProblem;

/** Arrived, refused for a reason, or failed by the network or the server. */
export function outcomeOf({ status, body }: Answer): Outcome {
  const reply = jsonIn(body);
  // A gateway or the login page of a public network has answered in the server's place.
  if (status === 0 || status >= 502 || (status < 300 && !reply)) return "network";
  if (status < 300) return reply?.isHeld ? "checked" : "sent";
  if (!reply?.problem) return "server";
  const { of, refusal } = reply.problem;
  return { of, refusal };
}

interface Reply {
  isHeld?: boolean;
  problem?: { of: string; refusal: Refusal };
}

function jsonIn(body: string): Reply | undefined {
  try {
    const json: unknown = JSON.parse(body);
    return typeof json === "object" && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}

/** A post as its form sends it. */
export function formOf(
  { fields, sendKey }: Pick<Waiting, "fields" | "sendKey">,
  photos: File[],
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...fields, sendKey })) form.set(name, text);
  for (const photo of photos) form.append("photos", photo);
  return form;
}
