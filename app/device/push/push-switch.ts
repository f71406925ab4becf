import type { FormProblem } from "#app/device/form-problem.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";

/** What is chosen for one browser. Quiet hours are minutes of the day. */
export interface PushChoice {
  hasHelpNews: boolean;
  quietFrom: number;
  quietTo: number;
}

/** Why nothing was changed: one of the catalogue's `pushFailed`, or what the server said. */
export type PushProblem = "noAnswer" | "noWorker" | "browser" | { words: string };

/** Notifications are on as chosen, off, denied in the browser's settings, or as they were because of a problem. */
export type Switched =
  | { outcome: "on"; choice: PushChoice }
  | { outcome: "off" | "denied" }
  | { outcome: "failed"; problem: PushProblem };

const PUSH_PATH = "/nearby/push";
const NO_ANSWER: Switched = { outcome: "failed", problem: "noAnswer" };

/** Whether this browser can be notified. iPhones and iPads can only from the Home Screen. */
export function canPush(): boolean {
  return (
    "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis
  );
}

/** The current state of this browser. Asks for no permission. */
export async function findPush(): Promise<Switched> {
  if (Notification.permission === "denied") return { outcome: "denied" };
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (!subscription) return { outcome: "off" };
  return post({ operation: "state", endpoint: subscription.endpoint });
}

/**
 * Switches notifications on for this browser, or changes what was chosen. Call it from a tap: it asks for permission.
 * `key` is the server's public key; a subscription made with another one is replaced.
 */
export async function switchPushOn(key: string, choice: PushChoice): Promise<Switched> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return { outcome: permission === "denied" ? "denied" : "off" };
  try {
    const registration = await findRegistration();
    if (!registration) return { outcome: "failed", problem: "noWorker" };
    const { subscription, isNew } = await subscribeWith(registration, key);
    const reply = await post(fieldsOf(subscription, choice));
    if (reply.outcome !== "on" && isNew) await subscription.unsubscribe();
    return reply;
  } catch {
    return { outcome: "failed", problem: "browser" };
  }
}

/** What is chosen for somebody who just says yes: replies, but not at night. */
export const FIRST_CHOICE: PushChoice = { hasHelpNews: false, quietFrom: 22 * 60, quietTo: 7 * 60 };

/** Switches notifications on if they are off, and leaves what was chosen before. Call it from a tap. */
export async function turnPushOn(key: string): Promise<Switched> {
  // Safari asks only within the tap, so nothing may be awaited before.
  if (Notification.permission === "default") return switchPushOn(key, FIRST_CHOICE);
  const before = await findPush();
  return before.outcome === "off" ? switchPushOn(key, FIRST_CHOICE) : before;
}

/** Switches notifications off for this browser, even if the server cannot be reached. */
export async function switchPushOff(): Promise<Switched> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (!subscription) return { outcome: "off" };
  const reply = await post({ operation: "unsubscribe", endpoint: subscription.endpoint });
  return (await subscription.unsubscribe()) ? { outcome: "off" } : reply;
}

/** Has notifications come in the language of the server’s pages, if there are any. False without an answer. */
export async function updatePushLanguage(): Promise<boolean> {
  try {
    const subscription = await (await findRegistration())?.pushManager?.getSubscription();
    if (!subscription) return true;
    const reply = await post({ operation: "language", endpoint: subscription.endpoint });
    return reply.outcome !== "failed";
  } catch {
    return false;
  }
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration("/nearby");
}

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
  // No browser subscribes without the promise to show every message.
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

async function post(fields: Record<string, string>): Promise<Switched> {
  try {
    const body = new URLSearchParams(fields);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(PUSH_PATH, { method: "POST", body, signal });
    const said = (await reply.json()) as { state?: PushChoice | null; problem?: FormProblem };
    if (!reply.ok) return said.problem ? { outcome: "failed", problem: said.problem } : NO_ANSWER;
    return said.state ? { outcome: "on", choice: said.state } : { outcome: "off" };
  } catch {
    return NO_ANSWER;
  }
}

/** Decodes base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
