import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeMessage } from "#app/domain/push/message.ts";
import { openFromNotification, showPushMessage, type NotifyingScope } from "./push-events.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const ORIGIN = "https://nukkad.test";
const THREAD = `${ORIGIN}/nearby/posts/abc`;

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

/** A service worker with these windows open, and what it did. */
function worker(...open: string[]) {
  const did: unknown[] = [];
  const note = (what: string) => async (on: string, with_?: unknown) => {
    did.push(with_ === undefined ? [what, on] : [what, on, with_]);
  };
  const scope: NotifyingScope = {
    location: { origin: ORIGIN },
    navigator: {},
    registration: { showNotification: note("show") },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: () => note("focus")(url) })),
      openWindow: note("open"),
    },
  };
  return { did, scope };
}

/** What the service worker does with an event, once all of it is done. */
async function happen<E>(
  handle: (
    event: E & { waitUntil: (work: Promise<unknown>) => void },
    scope: NotifyingScope,
  ) => void,
  event: E,
  { did, scope }: ReturnType<typeof worker>,
): Promise<unknown[]> {
  const work: Promise<unknown>[] = [];
  handle({ ...event, waitUntil: (more) => work.push(more) }, scope);
  await Promise.all(work);
  return did;
}

function messageUntil(endsAt: number) {
  const notice = {
    titleIn: (language: string) => `Help (${language})`,
    bodyIn: () => "A ladder?",
    link: THREAD,
    tag: "abc",
    urgency: "high",
    about: "help",
    endsAt,
  } as const;
  const { text } = writeMessage(notice, { auth: "secret", language: "hi" }, NOW);
  return { data: { json: () => JSON.parse(text) as unknown } };
}

it("a message is shown as our server writes it", async () => {
  const options = {
    body: "A ladder?",
    tag: "abc",
    icon: "/icon-192.png",
    data: { navigate: THREAD },
  };
  expect(await happen(showPushMessage, messageUntil(NOW + 60_000), worker())).toEqual([
    ["show", "Help (hi)", options],
  ]);
});

it("a message puts a dot on the installed app, where the browser can; a refusal does no harm", async () => {
  const { did, scope } = worker();
  const badged = {
    did,
    scope: { ...scope, navigator: { setAppBadge: async () => void did.push("dot") } },
  };
  expect(await happen(showPushMessage, messageUntil(NOW + 60_000), badged)).toContain("dot");
  expect(await happen(showPushMessage, messageUntil(NOW), { ...badged, did: [] })).toEqual([]);
  const refusing = { setAppBadge: () => Promise.reject(new Error("not installed")) };
  const refused = { did: [], scope: { ...scope, navigator: refusing } };
  await expect(happen(showPushMessage, messageUntil(NOW + 60_000), refused)).resolves.toEqual([]);
});

it("a message that comes after its post has ended is not shown", async () => {
  expect(await happen(showPushMessage, messageUntil(NOW), worker())).toEqual([]);
});

it.each([
  ["nothing", null],
  [
    "no JSON",
    {
      json: () => {
        throw new SyntaxError("no JSON");
      },
    },
  ],
  ["nothing of ours", { json: () => ({ title: "x" }) }],
  ["null", { json: () => null }],
])("a message that says %s is not shown", async (_, data) => {
  expect(await happen(showPushMessage, { data }, worker())).toEqual([]);
});

const tapped = (data: unknown) => {
  const close = vi.fn<() => void>();
  return { close, notification: { data, close } };
};

it("a tap closes the notification and opens its thread", async () => {
  const tap = tapped({ navigate: THREAD });
  const other = worker(`${ORIGIN}/nearby/new`);
  expect(await happen(openFromNotification, tap, other)).toEqual([["open", THREAD]]);
  expect(tap.close).toHaveBeenCalledOnce();
});

it("a tap goes to the window that shows the thread already", async () => {
  const shown = worker(`${ORIGIN}/nearby`, `${THREAD}#last`);
  expect(await happen(openFromNotification, tapped({ navigate: THREAD }), shown)).toEqual([
    ["focus", `${THREAD}#last`],
  ]);
});

it.each([[{ navigate: "https://evil.example/" }], [null], [{}]])(
  "a tap on what leads nowhere here, %j, opens the feed",
  async (data) => {
    expect(await happen(openFromNotification, tapped(data), worker())).toEqual([
      ["open", `${ORIGIN}/nearby`],
    ]);
  },
);
