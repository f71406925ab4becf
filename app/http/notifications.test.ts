import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { DAY_MS } from "#app/durations.ts";
import { database, feedStepMs, pushSender, requestId } from "#app/http/context.ts";
import { openPushSender } from "#app/http/push-sender.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { db, newPerson, newPost, newSubscriber, takePart, tileNorth } from "#test/push-rows.ts";
import {
  notifyDecidedLater,
  notifyNeighboursLater,
  notifyParticipantsLater,
  notifyWaitingNow,
  pushKey,
} from "./notifications.ts";

const TOMORROW = Date.now() + DAY_MS;

beforeEach(async () => {
  await db.delete(pushSubscriptions);
});
afterEach(() => vi.restoreAllMocks());

function received() {
  const context = new RouterContextProvider();
  context.set(database, db);
  context.set(feedStepMs, 0);
  context.set(requestId, "request-7");
  context.set(pushSender, openPushSender());
  return { request: new Request("https://nukkad.test/nearby/new"), context };
}

/** Stands in for all push services: what arrives there, the lines that we log meanwhile, and when the first comes. */
function watch(answer: () => Promise<Response>) {
  const arrived: Request[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((address, init) => {
    arrived.push(new Request(address, init));
    return answer();
  });
  const lines: string[] = [];
  const { promise: logged, resolve } = Promise.withResolvers<void>();
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line) => {
      lines.push(line);
      resolve();
    });
  return { arrived, lines, logged };
}

const NOBODY = { sent: 0, gone: 0, later: 0, refused: 0 };

const created = async () => new Response(null, { status: 201 });
const linesOf = (lines: string[]) => lines.map((line) => JSON.parse(line) as unknown);

it("a new Help post reaches neighbours, encrypted for their browser, and the log says how many", async () => {
  const { arrived, lines, logged } = watch(created);
  const browser = await newSubscriber({ tile: tileNorth(0) });
  const thread = await newPost({ text: "A ladder, please", expiresAt: TOMORROW });
  notifyNeighboursLater(received(), thread);
  await logged;
  const [request] = arrived;
  expect(request?.url).toBe(browser.endpoint);
  const text = browser.read((await request?.arrayBuffer()) ?? new ArrayBuffer());
  expect(JSON.parse(text)).toMatchObject({
    notification: {
      title: "Somebody near you needs help",
      body: "A ladder, please",
      navigate: `https://nukkad.test/nearby/posts/${thread}`,
    },
  });
  const fates = { sent: 1, gone: 0, later: 0, refused: 0 };
  expect(linesOf(lines)).toEqual([
    { event: "push", requestId: "request-7", about: "help", ...fates },
  ]);
});

it("the author is told in the language of each browser, and in English where it is no longer one of ours", async () => {
  const { arrived, logged } = watch(created);
  const author = await newPerson();
  const browsers = [];
  for (const language of ["hi", "en", "mr"]) {
    browsers.push(await newSubscriber({ person: author, language }));
  }
  const thread = await newPost({ personId: author.id, expiresAt: TOMORROW });
  await takePart(thread, author);
  notifyParticipantsLater(received(), { thread, personId: (await newPerson()).id });
  await logged;
  const titles = browsers.map(async ({ endpoint, read }) => {
    const request = arrived.find(({ url }) => url === endpoint);
    const text = read((await request?.arrayBuffer()) ?? new ArrayBuffer());
    return (JSON.parse(text) as { notification: { title: string } }).notification.title;
  });
  const [hindi, english] = [messagesIn("hi", "system").push, messagesIn("en", "system").push];
  expect(await Promise.all(titles)).toEqual([hindi.reply, english.reply, english.reply]);
});

it("who asks for help has said by when, and neighbours are told in India’s time", async () => {
  const { arrived, logged } = watch(created);
  const browser = await newSubscriber({ tile: tileNorth(0), language: "en" });
  const startsAt = Date.UTC(2026, 10, 27, 12, 30);
  const thread = await newPost({ startsAt, venue: "Irani Café", expiresAt: TOMORROW });
  notifyNeighboursLater(received(), thread);
  await logged;
  const text = browser.read((await arrived[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect(JSON.parse(text)).toMatchObject({
    notification: { title: "Help needed by 6 pm: Irani Café" },
  });
});

it("what push services carry cannot be read by them", async () => {
  const { arrived, logged } = watch(created);
  const author = await newPerson();
  await newSubscriber({ person: author });
  const words = "A ladder, please";
  const thread = await newPost({
    personId: author.id,
    text: words,
    venue: "Irani Café",
    expiresAt: TOMORROW,
  });
  await takePart(thread, author);
  notifyParticipantsLater(received(), { thread, personId: (await newPerson()).id });
  await logged;
  const [request] = arrived;
  const seen = [
    Buffer.from((await request?.arrayBuffer()) ?? "").toString("latin1"),
    JSON.stringify([...(request?.headers ?? [])]),
  ].join();
  for (const secret of [words, "ladder", "Irani", thread, String(tileNorth(0))])
    expect(seen).not.toContain(secret);
});

it("what cannot be told is logged, without anything of whom it was for", async () => {
  const { lines, logged } = watch(created);
  const browser = await newSubscriber({ tile: tileNorth(0) });
  const thread = await newPost({ expiresAt: TOMORROW });
  vi.spyOn(env, "VAPID_PRIVATE_KEY", "get").mockReturnValue("no key");
  notifyNeighboursLater(received(), thread);
  await logged;
  const error = { message: expect.any(String), stack: expect.any(String) };
  expect(linesOf(lines)).toEqual([
    { event: "error", kind: "bug", requestId: "request-7", at: "push", about: "help", ...error },
  ]);
  for (const secret of [browser.endpoint, browser.auth, browser.p256dh, thread])
    expect(lines.join()).not.toContain(secret);
});

it.each(["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"] as const)(
  "without %s nothing is offered, looked up or told",
  async (name) => {
    expect(pushKey(received().context)).toBe(env.VAPID_PUBLIC_KEY);
    vi.spyOn(env, name, "get").mockReturnValue("");
    const query = vi.spyOn(db, "select");
    expect(pushKey(received().context)).toBeUndefined();
    notifyNeighboursLater(received(), "any");
    notifyDecidedLater(received(), 1);
    expect(await notifyWaitingNow(db, openPushSender(), { now: TOMORROW })).toEqual(NOBODY);
    notifyParticipantsLater(received(), { thread: "any", personId: 1 });
    expect(query).not.toHaveBeenCalled();
  },
);
