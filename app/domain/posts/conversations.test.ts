import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { people, posts } from "#app/db/community-schema.ts";
import { conversations } from "#app/db/conversations-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { deleteOwnData } from "#app/domain/own-data/delete-own-data.ts";
import { findNews, type ShownHere } from "#app/domain/news/find-news.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { banAuthor } from "#app/domain/reports/bans.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { atOnce, newNeighbour, post, SECRET_OF_TESTS, stores } from "#test/neighbours.ts";
import { block } from "#test/push-rows.ts";
import { caseOf, comment, report, reportAway } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { deleteComment } from "./comments.ts";
import { listConversations, noteSeen } from "./conversations.ts";
import { hidePost } from "./hides.ts";
import { openThread } from "./thread.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 10, 20, 6, 30, 12, 345);
const LATER = NOW + 10 * MINUTE_MS;

let asha: Writer;
let ravi: Writer;
let thread: string;

/** Asha's post, which lives an hour, with a comment of Ravi's. */
beforeEach(async () => {
  await db.delete(people);
  await db.delete(cases);
  asha = await newNeighbour(NOW);
  ravi = await newNeighbour(NOW);
  thread = await postOf(asha, "Water tanker");
  await comment(ravi, thread, "When does it come?", NOW);
});

async function postOf(author: Writer, text: string) {
  return (await post({ author, text, hours: 1, now: NOW })).publicId;
}

const readerOf = (person: Writer) => ({ person, secret: SECRET_OF_TESTS });
const listOf = (person: Writer, now = LATER) =>
  listConversations(db, readerOf(person), atOnce(now));
const newsOf = async (person: Writer, shown: ShownHere = {}, now = LATER) =>
  (await findNews(db, readerOf(person), shown, atOnce(now))).count;

/** Shows somebody the thread, as its page does. */
async function show(person: Writer, which = thread) {
  const opened = await openThread(db, readerOf(person), which, atOnce(LATER));
  if (opened?.unseen) await noteSeen(db, person, opened.unseen);
  return opened;
}

describe("a new comment", () => {
  it("is news to the author and to all who commented, until they open the thread", async () => {
    const mira = await newNeighbour(NOW);
    await comment(mira, thread, "I wonder too", NOW + 1);
    expect(await Promise.all([asha, ravi, mira].map((each) => newsOf(each)))).toEqual([1, 1, 0]);
    const [ofAsha] = await listOf(asha);
    expect(ofAsha).toMatchObject({ text: "Water tanker", isOwnPost: true, newCount: 2 });
    const [ofRavi] = await listOf(ravi);
    expect(ofRavi).toMatchObject({ isOwnPost: false, newCount: 1, last: { text: "I wonder too" } });
    await show(asha);
    expect(await newsOf(asha)).toBe(0);
    expect(await listOf(asha)).toMatchObject([{ newCount: 0, last: { text: "I wonder too" } }]);
    await comment(ravi, thread, "At six, I hear", NOW + 2);
    expect(await listOf(asha)).toMatchObject([{ newCount: 1 }]);
    expect(await newsOf(asha)).toBe(1);
    expect(await newsOf(asha, { thread })).toBe(0);
  });

  it("is no news to its writer, nor to who only read the thread", async () => {
    const reader = await newNeighbour(NOW);
    await show(reader);
    await comment(asha, thread, "At six", NOW + 1);
    expect(await newsOf(reader)).toBe(0);
    expect(await listOf(reader)).toEqual([]);
    await comment(asha, thread, "Sharp", NOW + 2);
    expect(await listOf(asha)).toMatchObject([{ newCount: 1, last: { isMine: true } }]);
  });

  it("shows its minute and the name that its writer has in the thread, and neither id nor square", async () => {
    const opened = await openThread(db, readerOf(ravi), thread, atOnce(LATER));
    const [conversation] = await listOf(asha);
    expect(conversation?.last.handle).toEqual(opened?.comments[0]?.handle);
    expect(conversation).toEqual({
      publicId: thread,
      kind: "update",
      text: "Water tanker",
      isOwnPost: true,
      endsAt: Date.UTC(2026, 10, 20, 7, 30),
      newCount: 1,
      last: {
        text: "When does it come?",
        handle: conversation?.last.handle,
        isMine: false,
        postedAt: Date.UTC(2026, 10, 20, 6, 30),
      },
    });
  });
});

it("the thread that was last answered comes first", async () => {
  const other = await postOf(await newNeighbour(NOW), "Ladder of 12 feet");
  await comment(ravi, other, "I have one", NOW + 1);
  expect((await listOf(ravi)).map(({ text }) => text)).toEqual([
    "Ladder of 12 feet",
    "Water tanker",
  ]);
  await comment(asha, thread, "At six", NOW + 2);
  expect((await listOf(ravi)).map(({ text }) => text)).toEqual([
    "Water tanker",
    "Ladder of 12 feet",
  ]);
});

it("opening a thread is noted once, and by nobody who takes no part in it", async () => {
  const reader = await newNeighbour(NOW);
  expect((await show(reader))?.unseen).toBeUndefined();
  expect((await show(asha))?.unseen).toBeDefined();
  expect((await show(asha))?.unseen).toBeUndefined();
  expect((await show(ravi))?.unseen).toBeUndefined();
  expect(await db.$count(conversations, eq(conversations.personId, reader.id))).toBe(0);
});

describe("no conversation and no news", () => {
  const nothing = async (person: Writer, now = LATER) => {
    expect(await listOf(person, now)).toEqual([]);
    expect(await newsOf(person, {}, now)).toBe(0);
  };

  it("is a post that has ended", async () => {
    await comment(asha, thread, "At six", NOW + 1);
    expect(await newsOf(ravi)).toBe(1);
    for (const person of [asha, ravi]) await nothing(person, NOW + HOUR_MS);
  });

  it("is for a commenter a hidden post, while its author still reads what was answered", async () => {
    await comment(asha, thread, "At six", NOW + 1);
    await reportAway({ thread, now: NOW });
    await nothing(ravi);
    expect(await newsOf(asha)).toBe(1);
  });

  it("is for who has answered it a post that waits for the safety of a child", async () => {
    await report({ thread, reason: "child-safety", now: NOW });
    await nothing(ravi);
    expect(await listOf(asha)).toHaveLength(1);
  });

  it("is a comment that is hidden or deleted", async () => {
    const said = await comment(ravi, thread, "Rubbish", NOW + 1);
    expect(await listOf(asha)).toMatchObject([{ newCount: 2 }]);
    await reportAway({ thread, of: said, now: NOW });
    expect(await listOf(asha)).toMatchObject([
      { newCount: 1, last: { text: "When does it come?" } },
    ]);
    const [first] = (await openThread(db, readerOf(ravi), thread, atOnce(LATER)))?.comments ?? [];
    await deleteComment(stores, ravi, String(first?.publicId), { now: NOW });
    await nothing(asha);
  });

  it("is of somebody the reader blocked, and for them it is as before", async () => {
    await block(asha, ravi);
    await nothing(asha);
    await comment(await newNeighbour(NOW), thread, "Hello", NOW + 1);
    expect(await listOf(ravi)).toMatchObject([{ newCount: 1, last: { text: "Hello" } }]);
    expect(await listOf(asha)).toMatchObject([{ newCount: 1, last: { text: "Hello" } }]);
  });

  it("is of somebody who is banned", async () => {
    await report({ thread: await postOf(ravi, "Buy my pills"), now: NOW });
    const { account: moderator } = await logIn(null);
    const because = { caseId: (await caseOf()).id, moderator, because: "Spam", days: 7 } as const;
    expect(await banAuthor(db, because, { now: NOW })).toEqual({ ok: true });
    await nothing(asha);
  });

  it("is a thread that the reader has hidden", async () => {
    await comment(asha, thread, "At six", NOW + 1);
    await hidePost(db, ravi, thread, { now: NOW });
    await nothing(ravi);
  });

  it("is a thread in which nothing of somebody's is left", async () => {
    await comment(asha, thread, "At six", NOW + 1);
    const opened = await openThread(db, readerOf(ravi), thread, atOnce(LATER));
    const own = opened?.comments.find(({ isMine }) => isMine);
    await deleteComment(stores, ravi, String(own?.publicId), { now: NOW });
    await nothing(ravi);
    expect(await db.$count(conversations, eq(conversations.personId, ravi.id))).toBe(0);
    expect(await db.$count(conversations, eq(conversations.personId, asha.id))).toBe(1);
  });

  it("is left of who has deleted their data, nor of a post that is gone", async () => {
    await deleteOwnData(stores, ravi, { now: NOW });
    expect(await db.select().from(conversations)).toMatchObject([{ personId: asha.id }]);
    await nothing(asha);
    await db.delete(posts);
    expect(await db.$count(conversations)).toBe(0);
  });
});
