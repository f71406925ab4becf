import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { comments, posts } from "#app/db/community-schema.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { fileReport } from "#app/domain/reports/file-report.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { atOnce, newNeighbour, post, SECRET_OF_TESTS, stores } from "#test/neighbours.ts";
import { seenCase } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { layStarterRules } from "#test/word-rules.ts";
import { addComment, deleteComment } from "./comments.ts";
import { editPost } from "./edit-post.ts";
import { setJoin } from "./joins.ts";
import { setReaction } from "./reactions.ts";
import { openThread } from "./thread.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 1, 12, 30, 20);
const SOON = NOW + 5 * MINUTE_MS;
const WORDS = { text: "The stall opens at five.", venue: "Bus stop" };

const published = (more = {}) => post({ text: "The stall opens at six.", now: NOW, ...more });

const edit = (
  author: Writer,
  publicId: string,
  { now = SOON, ...words }: { now?: number; text?: string } = {},
) => editPost(db, author, { publicId, ...WORDS, ...words }, { now, asOf: now + 1 });

async function shown(publicId: string, now = SOON) {
  const thread = await openThread(
    db,
    { person: undefined, secret: SECRET_OF_TESTS },
    publicId,
    atOnce(now),
  );
  return thread && { text: thread.post.text, venue: thread.post.venue, is: thread.post.isEdited };
}

describe("the words of one's own post", () => {
  it("change for fifteen minutes, and the post says that they were", async () => {
    const { author, publicId } = await published();
    expect((await shown(publicId))?.is).toBe(false);
    const last = NOW + 15 * MINUTE_MS;
    expect(await edit(author, publicId, { now: last })).toEqual({
      ok: true,
      value: { isEdited: true },
    });
    expect(await shown(publicId, last)).toEqual({ ...WORDS, is: true });
    const tooLate = { ok: false, refusal: { reason: "too-late" } };
    expect(await edit(author, publicId, { now: last + 1, text: "Later" })).toEqual(tooLate);
    expect(await shown(publicId, last)).toEqual({ ...WORDS, is: true });
  });

  it("were not edited where they are as before, also once it is too late", async () => {
    const { author, publicId } = await published(WORDS);
    for (const now of [SOON, NOW + HOUR_MS]) {
      const same = { ok: true, value: { isEdited: false } };
      expect(await edit(author, publicId, { now })).toEqual(same);
    }
    expect(await shown(publicId)).toEqual({ ...WORDS, is: false });
  });

  it("stay for whom they are not, and where the post is gone, ended, or was reported", async () => {
    const { author, publicId } = await published({ hours: 1 });
    expect(await edit(await newNeighbour(NOW), publicId)).toBeUndefined();
    expect(await edit(author, "no-such-post-000")).toBeUndefined();
    expect(await edit(author, publicId, { now: NOW + HOUR_MS })).toBeUndefined();
    const reporter = await newNeighbour(NOW);
    const report = { thread: publicId, of: "post", reason: "child-safety", words: "" } as const;
    await fileReport(stores, reporter, report, { now: NOW });
    const refusal = { reason: "not-editable" };
    expect(await edit(author, publicId)).toEqual({ ok: false, refusal });
    const [stored] = await db.select().from(posts).where(eq(posts.publicId, publicId));
    expect(stored?.text).toBe("The stall opens at six.");
  });

  it("stay once somebody has answered, though the answer is hidden by now", async () => {
    const { author, publicId } = await published();
    const other = await newNeighbour(NOW);
    const thanks = { thread: publicId, reaction: "thanks", isOn: true } as const;
    await setReaction(db, other, thanks, { now: NOW });
    expect(await edit(author, publicId)).toMatchObject({ ok: true });
    const answer = { thread: publicId, text: "See you at five", sendKey: "the-answer" };
    await addComment(db, other, answer, { now: NOW });
    const answered = { ok: false, refusal: { reason: "answered" } };
    expect(await edit(author, publicId, { text: "At seven" })).toEqual(answered);
    await db.update(comments).set({ hiddenAt: NOW });
    expect(await edit(author, publicId, { text: "At seven" })).toEqual(answered);
    expect(await shown(publicId)).toMatchObject(WORDS);
    const [comment] = await db.select().from(comments);
    await deleteComment(stores, other, comment?.publicId ?? "", { now: SOON });
    expect(await edit(author, publicId, { text: "At seven" })).toMatchObject({ ok: true });
  });

  it("change as if nobody had answered where a word rule holds the answer, also once that is hidden for good", async () => {
    await layStarterRules();
    for (const table of [reports, cases]) await db.delete(table);
    const { author, publicId } = await published();
    const threat = { thread: publicId, text: "I will kill you", sendKey: "the-threat" };
    await addComment(db, await newNeighbour(NOW), threat, { now: NOW });
    expect(await edit(author, publicId)).toMatchObject({ ok: true });
    await db.update(cases).set({ decision: "hide", decidedAt: NOW, decidedBy: "asha" });
    expect(await edit(author, publicId, { text: "At seven" })).toMatchObject({ ok: true });
    const { account: moderator } = await logIn(null);
    const ruling = { ...(await seenCase()), decision: "restore", reason: "", moderator } as const;
    expect(await decideCase(stores, ruling, { now: SOON })).toEqual({ ok: true });
    await db.update(comments).set({ hiddenAt: SOON });
    const answered = { ok: false, refusal: { reason: "answered" } };
    expect(await edit(author, publicId, { text: "At eight", now: SOON + 1 })).toEqual(answered);
  });

  it("stay while somebody is in", async () => {
    const { author, publicId } = await published({ kind: "help" });
    const other = await newNeighbour(NOW);
    const join = (isOn: boolean) => setJoin(db, other, { thread: publicId, isOn }, { now: NOW });
    await join(true);
    const answered = { ok: false, refusal: { reason: "answered" } };
    expect(await edit(author, publicId)).toEqual(answered);
    await join(false);
    expect(await edit(author, publicId)).toMatchObject({ ok: true });
  });

  it("stay as they were reported", async () => {
    const { author, publicId } = await published();
    const reporter = await newNeighbour(NOW);
    const report = { thread: publicId, of: "post", reason: "spam", words: "" } as const;
    await fileReport(stores, reporter, report, { now: NOW });
    const refused = { ok: false, refusal: { reason: "not-editable" } };
    expect(await edit(author, publicId)).toEqual(refused);
    await db.update(posts).set({ hiddenAt: NOW }).where(eq(posts.publicId, publicId));
    expect(await edit(author, publicId)).toEqual(refused);
    expect((await shown(publicId)) ?? "hidden").toBe("hidden");
  });
});
