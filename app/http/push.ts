import { env, waitUntil } from "cloudflare:workers";
import { brand } from "#app/brand.ts";
import type { Telling } from "#app/domain/push/audience.ts";
import type { Fates } from "#app/domain/push/deliver.ts";
import { notifyAuthor, type Reply } from "#app/domain/push/notify-author.ts";
import { notifyNeighbours } from "#app/domain/push/notify-neighbours.ts";
import { isPushService } from "#app/domain/push/push-services.ts";
import { sendPush, type PushKeys } from "#app/platform/web-push.ts";
import { database, requestId } from "./context.ts";
import type { Received } from "./limits.ts";
import { linksOn } from "./links.ts";
import { log, logError } from "./log.ts";

/**
 * So long after the reply messages are begun, in milliseconds. The Worker ends after 30 seconds, one message may take
 * eight, and then those who are gone have still to be forgotten.
 */
const SENDING_MS = 20_000;

/** With this key browsers subscribe to notifications. Undefined where there is none: then they are not offered. */
export function pushKey(): string | undefined {
  return findKeys()?.publicKey;
}

/** Tells the author of a post, once the reply is sent, that somebody has just commented below it. */
export function tellAuthor(received: Received, reply: Reply): void {
  const now = Date.now();
  tellLater(received, "reply", (telling) => notifyAuthor(telling, reply, { now }));
}

/** Tells neighbours, once the reply is sent, of a post that was just published, if it is one that asks for help. */
export function tellNeighbours(received: Received, thread: string): void {
  const now = Date.now();
  tellLater(received, "help", (telling) => notifyNeighbours(telling, thread, { now }));
}

/** It never fails the request. The log says how many were told, and not who. */
function tellLater(
  { request, context }: Received,
  about: "reply" | "help",
  tell: (telling: Telling) => Promise<Fates>,
): void {
  const keys = findKeys();
  if (!keys) return;
  const fields = { requestId: context.get(requestId), about };
  const sending = { keys, mayCall: isPushService, fetch };
  const telling: Telling = {
    db: context.get(database),
    send: (target, message) => sendPush(sending, target, message),
    deadline: AbortSignal.timeout(SENDING_MS),
    linkTo: linksOn(request).linkTo,
  };
  waitUntil(
    tell(telling).then(
      (fates) => log("push", { ...fields, ...fates }),
      (error) => logError(error, { ...fields, at: "push" }),
    ),
  );
}

function findKeys(): PushKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT } = env;
  if (!publicKey || !privateKey) return undefined;
  return { publicKey, privateKey, subject: VAPID_SUBJECT || `mailto:${brand.contactEmail}` };
}
