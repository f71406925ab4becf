import { beforeEach, describe, expect, it, vi } from "vitest";
import { newPushBrowser } from "#test/push-browser.ts";
import {
  canPush,
  findPush,
  switchPushOff,
  switchPushOn,
  updatePushLanguage,
  type PushChoice,
} from "./push-switch.ts";

const key = newPushBrowser().p256dh;
const choice: PushChoice = { hasHelpNews: true, quietFrom: 1320, quietTo: 420 };

/** What happens in the browser, in order: a test says what the person, the browser and the server answer. */
let did: string[] = [];
let permission: NotificationPermission = "default";
let subscription: ReturnType<typeof subscriptionWith> | null = null;
let answer: () => Promise<Response>;
let sent: Record<string, string>[] = [];

function subscriptionWith(usedKey: string) {
  const { endpoint, p256dh, auth } = newPushBrowser();
  return {
    endpoint,
    options: { applicationServerKey: new Uint8Array(Buffer.from(usedKey, "base64url")).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      did.push("unsubscribe");
      subscription = null;
      return true;
    },
  };
}

const pushManager = {
  getSubscription: async () => subscription,
  subscribe: async (wanted: PushSubscriptionOptionsInit) => {
    did.push(`subscribe ${wanted.userVisibleOnly}`);
    const bytes = wanted.applicationServerKey as Uint8Array;
    subscription = subscriptionWith(Buffer.from(bytes).toString("base64url"));
    return subscription;
  },
};

beforeEach(() => {
  did = [];
  sent = [];
  permission = "granted";
  subscription = null;
  answer = async () => Response.json({ state: choice });
  const registration = { pushManager };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      did.push("ask");
      return permission;
    },
  });
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit) => {
    const fields = Object.fromEntries(body as URLSearchParams);
    did.push(`${fields["operation"]} at ${address}`);
    sent.push(fields);
    return answer();
  });
  return () => vi.unstubAllGlobals();
});

it("a browser can be notified that has all it takes", () => {
  expect(canPush()).toBe(false);
  vi.stubGlobal("PushManager", {});
  expect(canPush()).toBe(true);
  vi.stubGlobal("navigator", {});
  expect(canPush()).toBe(false);
});

describe("looking what was chosen", () => {
  it("asks for no permission and subscribes to nothing", async () => {
    permission = "default";
    expect(await findPush()).toEqual({ outcome: "off" });
    expect(did).toEqual([]);
  });

  it("asks the server what it knows of this browser", async () => {
    subscription = subscriptionWith(key);
    expect(await findPush()).toEqual({ outcome: "on", choice });
    answer = async () => Response.json({ state: null });
    expect(await findPush()).toEqual({ outcome: "off" });
    expect(did).toEqual(["state at /nearby/push", "state at /nearby/push"]);
    expect(sent[0]?.["endpoint"]).toBe(subscription.endpoint);
  });

  it("says where notifications are forbidden", async () => {
    permission = "denied";
    expect(await findPush()).toEqual({ outcome: "denied" });
  });
});

describe("switching on", () => {
  it("asks for permission, subscribes with the key, and registers with the server", async () => {
    expect(await switchPushOn(key, choice)).toEqual({ outcome: "on", choice });
    expect(did).toEqual(["ask", "subscribe true", "subscribe at /nearby/push"]);
    const used = new Uint8Array(subscription?.options.applicationServerKey ?? new ArrayBuffer());
    expect(Buffer.from(used).toString("base64url")).toBe(key);
    expect(sent).toEqual([
      {
        operation: "subscribe",
        endpoint: subscription?.endpoint,
        ...subscription?.toJSON().keys,
        wantsHelp: "yes",
        quietFrom: "1320",
        quietTo: "420",
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  it.each([
    ["denied", "denied"],
    ["default", "off"],
  ] as const)("with permission %s it is %s, and nothing is done", async (given, outcome) => {
    permission = given;
    expect(await switchPushOn(key, choice)).toEqual({ outcome });
    expect(did).toEqual(["ask"]);
  });

  it("keeps a subscription with this key, and replaces one with another", async () => {
    subscription = subscriptionWith(key);
    await switchPushOn(key, choice);
    expect(did).toEqual(["ask", "subscribe at /nearby/push"]);
    subscription = subscriptionWith(newPushBrowser().p256dh);
    did = [];
    await switchPushOn(key, choice);
    expect(did).toEqual(["ask", "unsubscribe", "subscribe true", "subscribe at /nearby/push"]);
  });

  it("a new subscription that the server does not take is undone", async () => {
    answer = async () =>
      Response.json({ problem: { of: "form", words: "Not now" } }, { status: 429 });
    expect(await switchPushOn(key, choice)).toEqual({
      outcome: "failed",
      problem: { of: "form", words: "Not now" },
    });
    expect(subscription).toBeNull();
    subscription = subscriptionWith(key);
    answer = () => Promise.reject(new TypeError("network"));
    expect(await switchPushOn(key, choice)).toMatchObject({ outcome: "failed" });
    expect(subscription).not.toBeNull();
  });

  it("says so where there is no service worker, or the browser fails", async () => {
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => undefined } });
    expect(await switchPushOn(key, choice)).toMatchObject({ outcome: "failed" });
    const getRegistration = () => Promise.reject(new Error("no storage"));
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
    expect(await switchPushOn(key, choice)).toMatchObject({ outcome: "failed" });
  });
});

it("switching off notifies the server and ends the subscription, whatever the server says", async () => {
  subscription = subscriptionWith(key);
  answer = () => Promise.reject(new TypeError("network"));
  expect(await switchPushOff()).toEqual({ outcome: "off" });
  expect(did).toEqual(["unsubscribe at /nearby/push", "unsubscribe"]);
  expect(await switchPushOff()).toEqual({ outcome: "off" });
});

describe("another language", () => {
  it("is sent to the server where there is a subscription", async () => {
    expect(await updatePushLanguage()).toBe(true);
    expect(did).toEqual([]);
    subscription = subscriptionWith(key);
    expect(await updatePushLanguage()).toBe(true);
    expect(sent).toEqual([{ operation: "language", endpoint: subscription.endpoint }]);
  });

  it("counts as unsent without an answer, and as sent where nothing can be subscribed to", async () => {
    subscription = subscriptionWith(key);
    answer = () => Promise.reject(new TypeError("network"));
    expect(await updatePushLanguage()).toBe(false);
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({}) } });
    expect(await updatePushLanguage()).toBe(true);
  });
});
