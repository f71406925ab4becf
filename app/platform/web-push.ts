import { buildPushPayload } from "@block65/webcrypto-web-push";

const PATIENCE_MS = 8_000;

/** What signs our messages to push services (VAPID, RFC 8292): a pair of keys, base64url, and how to reach us. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** An address that begins with `mailto:` or `https:`. */
  subject: string;
}

/** Where a browser takes messages, and the keys with which they are encrypted for it (RFC 8291), base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A message: its text, of at most 3,993 bytes in UTF-8, and how a push service is to treat it (RFC 8030). */
export interface PushMessage {
  text: string;
  /** For how many seconds it is kept for a device that is not reachable; at least 1. */
  ttl: number;
  urgency: "normal" | "high";
  /** Of several that wait under one topic, only the last is delivered: up to 32 characters of base64url. */
  topic: string;
}

/** What became of a message: it is on its way, its subscription has ended, it may work later, or it never will. */
export type PushFate = "sent" | "gone" | "later" | "refused";

/** What sends messages: the keys, which addresses may be called at all, and who calls them. */
export interface PushSending {
  keys: PushKeys;
  mayCall: (endpoint: string) => boolean;
  fetch: typeof fetch;
}

/**
 * Sends a message, encrypted for the browser alone, and waits for up to eight seconds. Nothing but an address that
 * `mayCall` allows is ever called, and no redirect is followed. Throws where the keys are none.
 */
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
