import { env } from "cloudflare:workers";
import { desc } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as blocking from "#app/db/blocks-schema.ts";
import * as community from "#app/db/community-schema.ts";
import * as talks from "#app/db/conversations-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import * as moderation from "#app/db/moderation-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { tombstones } from "#app/db/tombstones-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { addComment } from "#app/domain/posts/comments.ts";
import { setReaction } from "#app/domain/posts/reactions.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { HOUR_MS } from "#app/durations.ts";
import { CORNER, post } from "#test/neighbours.ts";
import { NEARBY_PATHS, newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { ACTS } from "#app/routes/nearby/thread/thread-acts.ts";

/* What has expired is out of reach by every address below /nearby, those that are added later among them; nobody sweeps. */

const { comments, people, posts, reactions } = community;
const { conversations } = talks;
const db = openDatabase(env.DB);
const WORDS = "The tanker comes at six";
/** What the stranger says to it. */
const REPLY = "I have a pump";
const ANSWER = "Thank you, I have two buckets";
const VENUE = "Pump house lane";

/** What only takes back something that its sender did, and changes nothing without that. */
const UNDOING = new Set(["unhide-post", "unblock"]);
/** All else that can be done with a post, and what of it its author alone can do. */
const ALL_ACTS = [...Object.keys(ACTS).filter((act) => !UNDOING.has(act)), "report"];
const OWN_ACTS = new Set(["edit", "resolve", "delete", "delete-comment"]);

let asha: Phone;
let stranger: Phone;
let author: Writer;

beforeEach(async () => {
  // The day on which somebody was last here is stored: it must not change within the hour.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date().setUTCHours(12) });
  stranger = newPhone();
  await stranger.goTo(CORNER);
  await stranger.publish({ text: "Somebody else was here" });
  asha = newPhone();
  await asha.goTo(CORNER);
  await asha.publish({ text: "Asha was here" });
  const [last] = await db.select().from(people).orderBy(desc(people.id));
  author = last as Writer;
  await db.delete(posts);
});
afterEach(() => {
  vi.useRealTimers();
});

/** From now on it is an hour later, and nothing was swept away. */
function waitAnHour(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS });
}

/** A post of Asha's that lives an hour, with a photo, a comment and a reaction of hers. */
async function storePost() {
  const now = Date.now();
  const words = { text: WORDS, venue: VENUE, kind: "help" } as const;
  const { publicId } = await post({ author, ...words, hours: 1, files: [png], at: CORNER, now });
  const at = { thread: publicId };
  await addComment(db, author, { ...at, text: ANSWER, sendKey: "the-answer" }, { now });
  // Comments of one millisecond have no order.
  vi.useFakeTimers({ toFake: ["Date"], now: now + 1 });
  await stranger.send(`/nearby/posts/${publicId}`, {
    operation: "comment",
    text: REPLY,
    isOldEnough: "yes",
    sendKey: "the-reply",
  });
  await setReaction(db, author, { ...at, reaction: "thanks", isOn: true }, { now });
  const thread = await openThread(db, { person: author, secret: "" }, publicId, { now });
  return { publicId, comment: thread?.comments.find(({ isMine }) => isMine)?.publicId ?? "" };
}

type Stored = Awaited<ReturnType<typeof storePost>>;

const pathsOf = ({ publicId }: Stored) =>
  NEARBY_PATHS.map((path) => path.replace(/:\w+/, publicId));

/** The addresses that tell of a post to this phone. */
async function leakingAddresses(phone: Phone, stored: Stored): Promise<string[]> {
  const telling: string[] = [];
  const all = pathsOf(stored).flatMap((path) => [path, `${path}.data`]);
  for (const path of [...all, "/nearby?kind=help&within=1", "/nearby.data?within=10"]) {
    const text = await (await phone.get(path)).text();
    const isTold = [WORDS, ANSWER, REPLY, VENUE, `${stored.publicId}-1`].some((words) =>
      text.includes(words),
    );
    if (isTold) telling.push(path);
  }
  return telling;
}

/** Sends what an act might need, and more. */
function send(phone: Phone, path: string, act: string, { publicId, comment }: Stored) {
  return phone.send(path, {
    operation: act,
    thread: publicId,
    post: publicId,
    of: "post",
    comment,
    text: "too late",
    reaction: "sad on",
    isOn: "yes",
    reason: "spam",
    words: "",
    isResolved: "yes",
    isOldEnough: "yes",
    sendKey: crypto.randomUUID(),
  });
}

const doerOf = (act: string) => (OWN_ACTS.has(act) ? asha : stranger);
const pathOfAct = (act: string, { publicId }: Stored) =>
  act === "report" ? `/nearby/posts/${publicId}/report` : `/nearby/posts/${publicId}`;

/** All that is stored of the community. */
const state = () =>
  Promise.all(
    Object.values({
      ...community,
      ...blocking,
      ...talks,
      ...moderation,
      pushSubscriptions,
      tombstones,
    }).map((table) => db.select().from(table)),
  );

describe("a post that", () => {
  it("is live is told of where it should be: so this would find one that is not", async () => {
    const stored = await storePost();
    const told = await leakingAddresses(asha, stored);
    const thread = `/nearby/posts/${stored.publicId}`;
    expect(told).toEqual(
      expect.arrayContaining(["/nearby", "/nearby.data", thread, `${thread}.data`, "/nearby/mine"]),
    );
    expect((await asha.get(`/images/${stored.publicId}-1.png`)).status).toBe(200);
  });

  it("is live is told of to who has commented, on their own page, and by a badge to its author", async () => {
    const stored = await storePost();
    expect(await leakingAddresses(stranger, stored)).toContain("/nearby/mine");
    expect(await (await asha.get("/nearby/new")).text()).toContain("Mine, 1 new");
    waitAnHour();
    expect(await (await asha.get("/nearby/new")).text()).not.toContain("Mine, 1 new");
  });

  it("has expired is told of nowhere, to its author as to anybody, with its comments and photos", async () => {
    const stored = await storePost();
    waitAnHour();
    for (const phone of [asha, stranger]) {
      expect(await leakingAddresses(phone, stored)).toEqual([]);
      const thread = await phone.get(`/nearby/posts/${stored.publicId}`);
      expect(thread.status).toBe(404);
      for (const method of ["GET", "HEAD"]) {
        const photo = await phone.get(`/images/${stored.publicId}-1.png`, method);
        expect([photo.status, photo.headers.get("Cache-Control")]).toEqual([
          404,
          "private, no-store",
        ]);
      }
    }
    const stillThere = { posts, comments, reactions, conversations };
    const counts = Object.values(stillThere).map((table) => db.$count(table));
    expect(await Promise.all(counts)).toEqual([1, 2, 1, 2]);
  });

  it("has expired does not count among those that are new, nor go on a page of older ones", async () => {
    const newest = async () => {
      const html = await (await asha.get("/nearby?within=10")).text();
      const cursors = html.match(/[\w-]{40,}/g) ?? [];
      return cursors.filter((cursor) => cursor !== env.VAPID_PUBLIC_KEY);
    };
    const before = await newest();
    vi.setSystemTime(Date.now() + 1);
    const { publicId } = await storePost();
    await post({ text: "Something newer", now: Date.now() });
    const after = await newest();
    const read = async (path: string) => (await stranger.get(path)).text();
    const counts = () =>
      Promise.all(before.map((cursor) => read(`/nearby/fresh?within=10&since=${cursor}`)));
    const pages = () =>
      Promise.all(after.map((cursor) => read(`/nearby/older?within=10&before=${cursor}`)));
    expect(await counts()).toContain('{"count":2}');
    expect((await pages()).join("")).toContain(publicId);
    waitAnHour();
    expect(await counts()).toContain('{"count":1}');
    expect(await counts()).not.toContain('{"count":2}');
    expect((await pages()).join("")).not.toContain(publicId);
  });

  it.each(ALL_ACTS)("is live is changed by %s: so this would find what is not", async (act) => {
    const stored = await storePost();
    // What was answered cannot be edited.
    if (act === "edit") await db.delete(comments);
    const before = await state();
    const reply = await send(doerOf(act), pathOfAct(act, stored), act, stored);
    expect(reply.status).toBe(303);
    expect(await state()).not.toEqual(before);
  });

  it.each(ALL_ACTS)("has expired is not changed by %s, by no address", async (act) => {
    const stored = await storePost();
    waitAnHour();
    const before = await state();
    const reply = await send(doerOf(act), pathOfAct(act, stored), act, stored);
    expect([reply.status, await reply.text()]).toEqual([404, expect.stringContaining("has ended")]);
    // The one who could do it elsewhere tries every address; the other one tries every second address.
    for (const [index, path] of pathsOf(stored).entries()) {
      const other = doerOf(act) === asha ? stranger : asha;
      for (const phone of index % 2 === 0 ? [doerOf(act), other] : [doerOf(act)]) {
        // As the framework's script sends it: no page is rendered around the answer.
        const answer = await send(phone, `${path}.data`, act, stored);
        expect(await answer.text()).not.toContain(WORDS);
      }
    }
    expect(await state()).toEqual(before);
  });
});
