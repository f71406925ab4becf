import { buildPushPayload } from "@block65/webcrypto-web-push";

const PATIENCE_MS = 8_000;

/** The keys that sign our messages to push services (VAPID, RFC 8292), base64url, and our contact address. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** Begins with `mailto:` or `https:`. */
  subject: string;
}

/** A browser's address for messages, and its encryption keys (RFC 8291), base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A message (RFC 8030). Its text has at most 3,993 bytes in UTF-8. */
export interface PushMessage {
  text: string;
  /** How many seconds the push service keeps it for an unreachable device; at least 1. */
  ttl: number;
  urgency: "normal" | "high";
  /** Only the last message of a topic is delivered. Up to 32 characters of base64url. */
  topic: string;
}

/** Accepted, subscription ended, worth another try later, or refused for good. */
export type PushFate = "sent" | "gone" | "later" | "refused";

/** Sends messages with one pair of keys; browsers subscribe with the public one. */
export interface PushSender {
  publicKey: string;
  send: (target: PushTarget, message: PushMessage) => Promise<PushFate>;
}

/** What sends messages: the keys, which addresses may be called at all, and who calls them. */
export interface PushSending {
  keys: PushKeys;
  mayCall: (endpoint: string) => boolean;
  fetch: typeof fetch;
}

/** Waits at most eight seconds. Calls only what `mayCall` allows; follows no redirect. Throws on invalid keys. */
export async function sendPush(
  { keys, mayCall, fetch }: PushSending,
  { endpoint, p256dh, auth }: PushTarget,
  { text, ttl, urgency, topic }: PushMessage,
): Promise<PushFate> {
  if (!mayCall(endpoint)) return "refused";
  const request = await buildPushPayload(
    { data: text, options: { ttl, urgency, topic } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    keys,
  );
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(endpoint, { ...request, redirect: "manual", signal });
    await reply.body?.cancel();
    return fateOf(reply);
  } catch {
    return "later";
  }
}

function fateOf({ ok, status }: Response): PushFate {
  if (ok) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}
