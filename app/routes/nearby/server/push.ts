import type { RouterContextProvider } from "react-router";
import type { PushDelivery } from "#app/domain/push/audience.ts";
import type { Fates } from "#app/domain/push/deliver.ts";
import { notifyAuthor, type Reply } from "#app/domain/push/notify-author.ts";
import { notifyNeighbours } from "#app/domain/push/notify-neighbours.ts";
import { afterReply } from "#app/http/after-reply.ts";
import { database, pushSender } from "#app/http/context.ts";
import type { Received } from "#app/http/limits.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "#app/messages/languages.ts";
import { linksOn } from "./links.ts";

/** Milliseconds: the Worker ends after 30 s, a message may take 8 s, and ended subscriptions must still be removed. */
const SENDING_MS = 20_000;

/** The key for subscriptions; undefined if the deployment has none and offers no notifications. */
export function pushKey(context: Readonly<RouterContextProvider>): string | undefined {
  return context.get(pushSender)?.publicKey;
}

/** Notifies the author of a post, once the reply is sent, of a new comment. */
export function notifyAuthorLater(received: Received, reply: Reply): void {
  const now = Date.now();
  notifyLater(received, "reply", (delivery) => notifyAuthor(delivery, reply, { now }));
}

/** Notifies neighbours, once the reply is sent, of a new post if it asks for help. */
export function notifyNeighboursLater(received: Received, thread: string): void {
  const now = Date.now();
  notifyLater(received, "help", (delivery) => notifyNeighbours(delivery, thread, { now }));
}

const titles: PushDelivery["titles"] = {
  reply: (language) => messagesFor(language).push.reply,
  help(language, venue) {
    const { push } = messagesFor(language);
    return venue === "" ? push.help : push.helpAt({ venue });
  },
};

/** A stored language that the product no longer has counts as none. */
function messagesFor(language: string) {
  return messagesIn(isLanguage(language) ? language : DEFAULT_LANGUAGE, "phone");
}

/** The log says how many were notified, but not who. */
function notifyLater(
  received: Received,
  about: "reply" | "help",
  notify: (delivery: PushDelivery) => Promise<Fates>,
): void {
  const { request, context } = received;
  const sender = context.get(pushSender);
  if (!sender) return;
  const delivery: PushDelivery = {
    db: context.get(database),
    send: sender.send,
    deadline: AbortSignal.timeout(SENDING_MS),
    linkTo: linksOn(request).linkTo,
    titles,
  };
  afterReply(received, { event: "push", about }, notify(delivery));
}
