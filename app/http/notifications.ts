import type { RouterContextProvider } from "react-router";
import { brand } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { cornerPath } from "#app/domain/places/corner-link.ts";
import type { PushDelivery } from "#app/domain/push/audience.ts";
import { noFates, type Fates } from "#app/domain/push/deliver.ts";
import { notifyDecided } from "#app/domain/push/notify-decided.ts";
import { notifyNeighbours } from "#app/domain/push/notify-neighbours.ts";
import { notifyParticipants, type Reply } from "#app/domain/push/notify-participants.ts";
import { notifyWaiting } from "#app/domain/push/notify-waiting.ts";
import { tellNeighbours } from "#app/domain/push/tell-neighbours.ts";
import { localTime } from "#app/domain/shops/local-time.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#app/messages/languages.ts";
import { timeOfDay } from "#app/messages/served-times.ts";
import type { PushSender } from "#app/platform/web-push.ts";
import { afterReply } from "./after-reply.ts";
import { database, feedStepMs, pushSender } from "./context.ts";
import type { Received } from "./limits.ts";
import { threadPath } from "./links.ts";
import { signaturesOf } from "./secrets.ts";

/** Milliseconds: the Worker ends after 30 s, a message may take 8 s, and ended subscriptions must still be removed. */
const SENDING_MS = 20_000;

/** The key for subscriptions; undefined if the deployment has none and offers no notifications. */
export function pushKey(context: Readonly<RouterContextProvider>): string | undefined {
  return context.get(pushSender)?.publicKey;
}

/** Where things show at once: notifies those who take part in a thread, once the reply is sent, of a new comment. */
export function notifyParticipantsLater(received: Received, reply: Reply): void {
  if (showsByMinutes(received)) return;
  const now = Date.now();
  notifyLater(received, "reply", (delivery) => notifyParticipants(delivery, reply, { now }));
}

/** Where things show at once: notifies neighbours, once the reply is sent, of a new post if it asks for help. */
export function notifyNeighboursLater(received: Received, thread: string): void {
  if (showsByMinutes(received)) return;
  const now = Date.now();
  notifyLater(received, "help", (delivery) => notifyNeighbours(delivery, thread, { now }));
}

/** Notifies the author of a case's thing, once the reply is sent, that it was decided. */
export function notifyDecidedLater(received: Received, caseId: number): void {
  const now = Date.now();
  notifyLater(received, "decision", (delivery) => notifyDecided(delivery, caseId, { now }));
}

/** Whether nobody sees what others write before the next full minute, at which `tellNeighboursNow` is called. */
function showsByMinutes({ context }: Received): boolean {
  return context.get(feedStepMs) > 0;
}

/** Notifies neighbours of what came to be seen at this full minute; nobody without keys, or where things show at once. */
export async function tellNeighboursNow(
  db: Database,
  sender: PushSender | undefined,
  { now, stepMs }: { now: number; stepMs: number },
): Promise<Fates> {
  if (!sender || stepMs === 0) return noFates();
  const [secret] = signaturesOf("turns of notifications", []);
  return tellNeighbours(deliveryOn(brand.homeAddress, db, sender), { now, secret });
}

/** Notifies those who wanted to be told of the next post at their corner; without keys, nobody. */
export async function notifyWaitingNow(
  db: Database,
  sender: PushSender | undefined,
  { now }: { now: number },
): Promise<Fates> {
  if (!sender) return noFates();
  return notifyWaiting(deliveryOn(brand.homeAddress, db, sender), { now });
}

/** Notifies the author of a case's thing that its decision can no longer be undone; without keys, nobody. */
export async function notifyDecidedNow(
  db: Database,
  sender: PushSender | undefined,
  { caseId, now }: { caseId: number; now: number },
): Promise<void> {
  if (sender) await notifyDecided(deliveryOn(brand.homeAddress, db, sender), caseId, { now });
}

const words: PushDelivery["words"] = {
  reply: (language) => messagesFor(language).push.reply,
  answer: (language) => messagesFor(language).push.answer,
  help(language, { venue, startsAt }) {
    const { push } = messagesFor(language);
    if (startsAt === null) return venue === "" ? push.help : push.helpAt({ venue });
    const time = timeOfDay(localTime(startsAt).minute, known(language));
    return venue === "" ? push.helpBy({ time }) : push.helpAtBy({ venue, time });
  },
  corner: (language) => messagesFor(language).push.corner,
  cornerText: (language) => messagesFor(language).push.cornerText,
  decision: (language) => messagesFor(language).push.decision,
  decisionText: (language) => messagesFor(language).push.decisionText,
};

function messagesFor(language: string) {
  return messagesIn(known(language), "system");
}

/** A stored language that the product no longer has counts as none. */
function known(language: string): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** How messages go out whose links lead to pages below this address. */
function deliveryOn(address: string, db: Database, { send }: PushSender): PushDelivery {
  const to = (path: string) => new URL(path, address).href;
  return {
    db,
    send,
    deadline: AbortSignal.timeout(SENDING_MS),
    links: {
      thread: (thread) => to(threadPath(thread)),
      corner: (tile) => to(cornerPath(tile)),
      mine: () => to("/nearby/mine"),
    },
    words,
  };
}

/** The log says how many were notified, but not who. */
function notifyLater(
  received: Received,
  about: "reply" | "help" | "decision",
  notify: (delivery: PushDelivery) => Promise<Fates>,
): void {
  const { request, context } = received;
  const sender = context.get(pushSender);
  if (!sender) return;
  const delivery = deliveryOn(request.url, context.get(database), sender);
  afterReply(received, { event: "push", about }, notify(delivery));
}
