import type { Problem } from "#app/routes/nearby/problem.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";

/** What is chosen for one browser: whether it is told of new Help posts, and when it is left alone, in minutes. */
export interface PushChoice {
  hasHelpNews: boolean;
  quietFrom: number;
  quietTo: number;
}

/**
 * What came of switching: notifications are on as chosen, off, forbidden in the browser's settings, or nothing was
 * changed, for a reason that may be told.
 */
export type Switched =
  | { outcome: "on"; choice: PushChoice }
  | { outcome: "off" | "denied" }
  | { outcome: "failed"; problem: string };

const DOOR = "/nearby/push";
const NO_ANSWER = "No answer came. Check your connection, then try again.";

/** Whether this browser can be notified: on iPhones and iPads only from the Home Screen. */
export function canPush(): boolean {
  return (
    "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis
  );
}

/** What was chosen for this browser before. It asks for nothing. */
export async function findPush(): Promise<Switched> {
  if (Notification.permission === "denied") return { outcome: "denied" };
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (!subscription) return { outcome: "off" };
  return tell({ operation: "state", endpoint: subscription.endpoint });
}

/**
 * Switches notifications on for this browser, or changes what was chosen. Call it from a tap: it asks for permission
 * if that is still to be asked for. `key` is what the server signs with; a subscription with another is replaced.
 */
export async function switchPushOn(key: string, choice: PushChoice): Promise<Switched> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return { outcome: permission === "denied" ? "denied" : "off" };
  try {
    const registration = await findRegistration();
    if (!registration)
      return { outcome: "failed", problem: "Load this page once more, then try again." };
    const { subscription, isNew } = await subscribeWith(registration, key);
    const told = await tell(fieldsOf(subscription, choice));
    if (told.outcome !== "on" && isNew) await subscription.unsubscribe();
    return told;
  } catch {
    return { outcome: "failed", problem: "This browser cannot be notified just now." };
  }
}

/** Switches notifications off for this browser: nothing is sent here any more, whether or not we could be told. */
export async function switchPushOff(): Promise<Switched> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (!subscription) return { outcome: "off" };
  const told = await tell({ operation: "unsubscribe", endpoint: subscription.endpoint });
  return (await subscription.unsubscribe()) ? { outcome: "off" } : told;
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration("/nearby");
}

/** The subscription with this key, which is made where there is none. */
async function subscribeWith(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<{ subscription: PushSubscription; isNew: boolean }> {
  const applicationServerKey = bytesOf(key);
  const before = await pushManager.getSubscription();
  const usedKey = before?.options.applicationServerKey;
  if (before && usedKey && isSame(new Uint8Array(usedKey), applicationServerKey))
    return { subscription: before, isNew: false };
  await before?.unsubscribe();
  // Without the promise to show every message, no browser subscribes.
  const wanted = { userVisibleOnly: true, applicationServerKey };
  return { subscription: await pushManager.subscribe(wanted), isNew: true };
}

function fieldsOf(subscription: PushSubscription, choice: PushChoice): Record<string, string> {
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  return {
    operation: "subscribe",
    endpoint,
    p256dh,
    auth,
    wantsHelp: choice.hasHelpNews ? "yes" : "no",
    quietFrom: String(choice.quietFrom),
    quietTo: String(choice.quietTo),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

async function tell(fields: Record<string, string>): Promise<Switched> {
  try {
    const body = new URLSearchParams(fields);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(DOOR, { method: "POST", body, signal });
    const said = (await reply.json()) as { state?: PushChoice | null; problem?: Problem };
    if (!reply.ok) return { outcome: "failed", problem: said.problem?.words ?? NO_ANSWER };
    return said.state ? { outcome: "on", choice: said.state } : { outcome: "off" };
  } catch {
    return { outcome: "failed", problem: NO_ANSWER };
  }
}

/** The bytes that a text in base64url stands for. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
