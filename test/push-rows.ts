import { eq } from "drizzle-orm";
import { blocks } from "#app/db/blocks-schema.ts";
import { posts } from "#app/db/community-schema.ts";
import { conversations } from "#app/db/conversations-schema.ts";
import type { Fate, Send } from "#app/domain/push/deliver.ts";
import type { Message } from "#app/domain/push/message.ts";
import { subscribe } from "#app/domain/push/subscriptions.ts";
import { cornerPath } from "#app/domain/places/corner-link.ts";
import { parentOf } from "#app/domain/places/tiles.ts";
import { DAY_MS } from "#app/durations.ts";
import { awayFromCorner, stores, newNeighbour, tileOf } from "./neighbours.ts";
import { newPushBrowser, type PushBrowser } from "./push-browser.ts";

/** Helpers for tests of notifications: browsers, posts of any state, blocks, and a fake push service. */

export const { db } = stores;

/** Noon in India, on the day of these tests. */
export const NOON = Date.UTC(2026, 10, 20, 6, 30);

/** The tile this many kilometres north of CORNER. */
export function tileNorth(km: number): number {
  return tileOf(awayFromCorner(km));
}

export const newPerson = () => newNeighbour(NOON);

let serial = 0;

/** Writes a Help post, by default at CORNER for another day, and returns its public id. */
export async function newPost(values: Partial<typeof posts.$inferInsert> = {}): Promise<string> {
  const tile = values.tile ?? tileNorth(0);
  const publicId = `post-${++serial}`;
  await db.insert(posts).values({
    id: serial,
    publicId,
    personId: values.personId ?? (await newPerson()).id,
    sendKey: publicId,
    digest: "",
    expiresAt: NOON + DAY_MS,
    tile,
    parentTile: parentOf(tile),
    reach: 3,
    kind: "help",
    text: "Does anybody have a ladder?",
    ...values,
  });
  return publicId;
}

/** What a browser subscribes to, by default without quiet hours. */
interface Wish {
  person?: { id: number };
  tile?: number | null;
  quietFrom?: number;
  quietTo?: number;
  timeZone?: string;
  language?: string;
}

/** A browser, by default of somebody new, that subscribes to replies and to Help posts near `tile`. */
export async function newSubscriber({ person, ...wish }: Wish = {}): Promise<PushBrowser> {
  const browser = newPushBrowser();
  const { endpoint, p256dh, auth } = browser;
  const quiet = { quietFrom: 0, quietTo: 0, timeZone: "Asia/Kolkata" };
  const chosen = { tile: null, ...quiet, language: "en", ...wish };
  const subscription = { endpoint, p256dh, auth, ...chosen };
  await subscribe(db, person ?? (await newPerson()), subscription, { now: NOON });
  return browser;
}

/** Has these neighbours take part in a thread, as they do once there is a comment. */
export async function takePart(thread: string, ...people: { id: number }[]): Promise<void> {
  const [post] = await db.select({ id: posts.id }).from(posts).where(eq(posts.publicId, thread));
  for (const { id } of people) {
    await db.insert(conversations).values({ personId: id, postId: post?.id ?? 0 });
  }
}

/** Has one hide all that another has written and will write, as blocks from before a release did. */
export async function block(person: { id: number }, blocked: { id: number }): Promise<void> {
  await db.insert(blocks).values({
    postId: 0,
    fromId: 0,
    personId: person.id,
    blockedId: blocked.id,
    publicId: `block-${++serial}`,
    handle: "Quiet Mynah",
    createdAt: NOON,
  });
}

/** Fakes the push services: records what is sent where, and decides the result. */
export function fakePushService(fateOf: (endpoint: string) => Fate = () => "sent") {
  const sent: { endpoint: string; message: Message }[] = [];
  const send: Send = async ({ endpoint }, message) => {
    sent.push({ endpoint, message });
    return fateOf(endpoint);
  };
  const deadline = new AbortController();
  const to = (path: string) => `https://nukkad.test${path}`;
  const links = {
    thread: (thread: string) => to(`/nearby/posts/${thread}`),
    corner: (tile: number) => to(cornerPath(tile)),
    mine: () => to("/nearby/mine"),
  };
  const inLanguage = (words: string) => (language: string) => `${words} (${language})`;
  const words = {
    reply: inLanguage("Reply"),
    answer: inLanguage("Answer"),
    help: (language: string, { venue }: { venue: string }) => `Help at “${venue}” (${language})`,
    corner: inLanguage("Corner"),
    cornerText: inLanguage("Look"),
    decision: inLanguage("Decision"),
    decisionText: inLanguage("Read"),
  };
  const delivery = { db, send, links, words, deadline: deadline.signal };
  return { sent, delivery, endTime: () => deadline.abort() };
}

/** The endpoints to which something was sent, sorted. */
export function addressesIn(sent: readonly { endpoint: string }[]): string[] {
  return sent.map(({ endpoint }) => endpoint).toSorted();
}
