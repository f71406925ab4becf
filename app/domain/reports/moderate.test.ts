import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { comments } from "#app/db/community-schema.ts";
import { cases, moderationLog } from "#app/db/moderation-schema.ts";
import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { deleteOwnPost } from "#app/domain/posts/own-posts.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { DAY_MS } from "#app/durations.ts";
import { atOnce, stores, post, SECRET_OF_TESTS } from "#test/neighbours.ts";
import { baseline, png } from "#test/pictures.ts";
import {
  caseOf,
  comment,
  report,
  reportAway,
  seenCase,
  settledNeighbour,
  stepNames,
} from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { decideTogether } from "./decide-together.ts";
import type { Decision } from "./input.ts";
import { decideCase } from "./moderate.ts";
import { listNotices } from "./notices.ts";
import { openCase } from "./open-case.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);
const STALE = { ok: false, refusal: { reason: "stale" } };

let moderator: Account;
let asha: Writer;
let thread: string;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
  moderator = (await logIn(null)).account;
  const posted = await post({ text: "Buy my pills", now: NOW });
  asha = posted.author;
  thread = posted.publicId;
});

const open = (person?: Writer, publicId = thread) =>
  openThread(db, { person, secret: SECRET_OF_TESTS }, publicId, atOnce(NOW));
const decide = async (decision: Decision, reason = "Pills are not sold here.", now = NOW) => {
  return decideCase(stores, { ...(await seenCase()), decision, reason, moderator }, { now });
};
const keysIn = async (bucket: R2Bucket) => (await bucket.list()).objects.map(({ key }) => key);

describe("a moderator", () => {
  it("shows again what was hidden for a report that was wrong, and hides what was not hidden", async () => {
    await report({ thread, reason: "child-safety", now: NOW });
    expect(await decide("restore", "")).toEqual({ ok: true });
    expect(await open()).toBeDefined();
    expect(await decide("hide")).toEqual({ ok: true });
    expect(await open()).toBeUndefined();
    expect((await open(asha))?.isHidden).toBe(true);
  });

  it("shows a comment again, and it is counted again", async () => {
    const ravi = await settledNeighbour(NOW);
    const of = await comment(ravi, thread, "Nonsense", NOW);
    await reportAway({ thread, of, now: NOW });
    expect((await open())?.post.commentCount).toBe(0);
    await decide("restore");
    const { post: shown, comments: left } = (await open()) ?? {};
    expect([shown?.commentCount, left?.length]).toEqual([1, 1]);
  });

  it("removes a post at once with its photos, of which the evidence stays", async () => {
    const pictured = await post({ files: [png, baseline], now: NOW });
    await report({ thread: pictured.publicId, now: NOW });
    await decide("remove");
    expect(await open(pictured.author, pictured.publicId)).toBeUndefined();
    expect((await keysIn(env.IMAGES)).filter((key) => key.includes(pictured.publicId))).toEqual([]);
    const { id } = await caseOf();
    expect(await keysIn(env.EVIDENCE)).toEqual(
      expect.arrayContaining([`case-${id}/1.png`, `case-${id}/2.jpg`]),
    );
  });

  it("finishes a removal that was broken off by asking for it again; another moderator is late", async () => {
    const pictured = await post({ files: [png], now: NOW });
    await report({ thread: pictured.publicId, now: NOW });
    const ruling = { ...(await seenCase()), decision: "remove" as const, reason: "Pills" };
    const images = { ...stores.images, remove: () => Promise.reject(new Error("R2 is away")) };
    const away = decideCase({ ...stores, images }, { ...ruling, moderator }, { now: NOW });
    await expect(away).rejects.toThrow("R2 is away");
    const isLeft = async () =>
      (await keysIn(env.IMAGES)).some((key) => key.includes(pictured.publicId));
    expect(await isLeft()).toBe(true);
    const another = (await logIn(null)).account;
    const late = await decideCase(stores, { ...ruling, moderator: another }, { now: NOW });
    expect(late).toEqual(STALE);
    expect(await decideCase(stores, { ...ruling, moderator }, { now: NOW })).toEqual({ ok: true });
    expect(await isLeft()).toBe(false);
    const steps = stepNames(await db.select().from(moderationLog));
    expect(steps.filter((step) => step === `remove by ${moderator.username}`)).toHaveLength(1);
  });

  it("removes a comment alone, and a photo alone", async () => {
    const pictured = await post({ files: [png, baseline], now: NOW });
    const to = { thread: pictured.publicId, now: NOW };
    await report({ ...to, of: "photo-2" });
    await decide("remove");
    const left = await open(undefined, pictured.publicId);
    expect(left?.post.photos.map(({ name }) => name)).toEqual([`${pictured.publicId}-1.png`]);
    const kept = (await keysIn(env.IMAGES)).filter((key) => key.includes(pictured.publicId));
    expect(kept).toEqual([expect.stringMatching(/-1\.png$/)]);
    await env.DB.exec("DELETE FROM cases");
    const of = await comment(asha, pictured.publicId, "Nonsense", NOW);
    await report({ ...to, of });
    await decide("remove");
    expect(await db.select().from(comments)).toEqual([]);
    expect((await open(undefined, pictured.publicId))?.post.commentCount).toBe(0);
  });

  it("is refused as stale once another has decided, or the case was opened anew since", async () => {
    await report({ thread, now: NOW });
    const { caseId, seen } = await seenCase();
    const other = (await logIn(null)).account;
    const ruling = { caseId, reason: "Spam", seen };
    const restoring = { ...ruling, decision: "restore", moderator: other } as const;
    const hiding = { ...ruling, decision: "hide", moderator } as const;
    expect(await decideCase(stores, restoring, { now: NOW })).toEqual({ ok: true });
    expect(await decideCase(stores, hiding, { now: NOW })).toEqual(STALE);
    await report({ thread, now: NOW });
    expect(await decideCase(stores, hiding, { now: NOW })).toEqual(STALE);
    expect(await open()).toBeDefined();
    const steps = await db.select().from(moderationLog);
    expect(stepNames(steps.filter((step) => step.caseId === caseId))).toEqual([
      "open",
      `restore by ${other.username}`,
      "reopen",
    ]);
    expect(await decideCase(stores, { ...hiding, caseId: 0 }, { now: NOW })).toBeUndefined();
  });

  it("is refused as stale where more was reported than they have seen, for a child's safety above all", async () => {
    const ravi = await settledNeighbour(NOW);
    await report({ by: ravi, thread, now: NOW });
    const restoring = { decision: "restore", reason: "", moderator } as const;
    for (const another of [{ by: ravi, reason: "child-safety" }, { reason: "violence" }] as const) {
      const before = await seenCase();
      await report({ ...another, thread, now: NOW });
      expect(await decideCase(stores, { ...before, ...restoring }, { now: NOW })).toEqual(STALE);
    }
    expect(await open()).toBeUndefined();
    expect(await decide("restore", "")).toEqual({ ok: true });
  });

  it("cannot show or hide what was removed, but decides anew once it is reported for a child's safety", async () => {
    const { publicId } = await post({ files: [png], now: NOW });
    const photo = { thread: publicId, of: "photo-1", now: NOW };
    await report(photo);
    await decide("remove");
    for (const decision of ["restore", "hide"] as const) {
      expect(await decide(decision)).toEqual(STALE);
    }
    await report({ ...photo, reason: "child-safety" });
    expect(await decide("restore")).toEqual(STALE);
    expect(await decide("remove")).toEqual({ ok: true });
    expect(await caseOf()).toMatchObject({ decision: "remove", keepUntil: NOW + 365 * DAY_MS });
  });

  it("decides also on what its author has deleted", async () => {
    await report({ thread, now: NOW });
    await deleteOwnPost(stores, asha, thread, { now: NOW });
    for (const decision of ["hide", "restore", "remove"] as const) {
      expect(await decide(decision)).toEqual({ ok: true });
    }
  });
});

describe("a case", () => {
  it.each([
    ["spam", "remove", 180],
    ["spam", "restore", 180],
    ["child-safety", "hide", 365],
    ["child-safety", "remove", 365],
    ["child-safety", "restore", 180],
  ] as const)("of %s is kept, after %s, for %i days", async (reason, decision, days) => {
    await report({ thread, reason, now: NOW });
    expect(await caseOf()).toMatchObject({ keepUntil: null });
    await decide(decision, "Because", NOW + DAY_MS);
    expect(await caseOf()).toMatchObject({ keepUntil: NOW + DAY_MS + days * DAY_MS });
  });

  it("leaves in the log neither its words nor those of who reported", async () => {
    await report({ thread, words: "He sells pills", now: NOW });
    await decide("hide", "No pills");
    const logged = JSON.stringify(await db.select().from(moderationLog));
    expect(logged).not.toMatch(/pills/);
  });
});

it("every step of moderation lands in a log that cannot be changed or emptied", async () => {
  await report({ thread, reason: "child-safety", now: NOW });
  await decide("remove");
  const steps = await db.select().from(moderationLog);
  expect(stepNames(steps)).toEqual(
    expect.arrayContaining(["open", "auto-hide", `remove by ${moderator.username}`]),
  );
  await expect(env.DB.exec("UPDATE moderation_log SET act = 'hide'")).rejects.toThrow("never");
  await expect(env.DB.exec("DELETE FROM moderation_log")).rejects.toThrow("never");
});

describe("the author", () => {
  it("reads the reason for 30 days, also when the post is gone, and nobody else does", async () => {
    await report({ thread, words: "A bad man", now: NOW });
    await decide("remove", "Medicine is not sold here.");
    const [notice, ...more] = await listNotices(db, asha, { now: NOW + 29 * DAY_MS });
    expect(more).toEqual([]);
    expect(notice).toEqual({
      caseId: (await caseOf()).id,
      thing: "post",
      decision: "remove",
      rule: null,
      reason: "Medicine is not sold here.",
      broughtUpBy: "reports",
      text: "Buy my pills",
      unseen: null,
      readyReason: null,
      decidedAt: NOW,
      endsAt: null,
      isPast: false,
      appeal: undefined,
    });
    expect(await listNotices(db, asha, { now: NOW + 30 * DAY_MS })).toEqual([]);
    expect(await listNotices(db, await settledNeighbour(NOW), { now: NOW })).toEqual([]);
  });

  it("does not read that something was reported if a moderator came across it and shows it again", async () => {
    const { publicId } = await post({ author: asha, text: "More pills", now: NOW });
    await report({ thread, now: NOW });
    const ruling = { ...(await seenCase()), decision: "hide", reason: "Pills", moderator } as const;
    const also = { thread: publicId, of: "post", reportCount: 0, isChildSafety: false };
    expect(await decideTogether(stores, ruling, [also], { now: NOW })).toMatchObject({ ok: true });
    const { id, decision, decidedAt } = (await db.select().from(cases)).at(-1) ?? { id: 0 };
    const seen = { decision: decision ?? null, decidedAt: decidedAt ?? null, isChildSafety: false };
    const shown = { caseId: id, decision: "restore", reason: "", moderator } as const;
    await decideCase(stores, { ...shown, seen: { ...seen, reportCount: 0 } }, { now: NOW + 1 });
    const notices = await listNotices(db, asha, { now: NOW + 1 });
    expect(notices.map((notice) => [notice.decision, notice.broughtUpBy])).toEqual([
      ["restore", "nobody"],
      ["hide", "reports"],
    ]);
  });

  it("gets no notice before a person has decided", async () => {
    await report({ thread, reason: "child-safety", now: NOW });
    expect(await listNotices(db, asha, { now: NOW })).toEqual([]);
  });
});

it("the case says what else its author has posted, and how often that was wrong before", async () => {
  const earlier = await post({ author: asha, text: "More pills", now: NOW });
  await report({ thread: earlier.publicId, now: NOW });
  await decide("hide");
  const ravi = await settledNeighbour(NOW);
  await report({ by: ravi, thread, reason: "violence", words: "He hit me", now: NOW });
  const { id } = (await db.select().from(cases)).at(-1) ?? { id: 0 };
  const opened = await openCase(db, id, { now: NOW });
  expect(opened).toMatchObject({
    earlier: { decided: 1, upheld: 1 },
    others: [{ of: "post", text: "More pills", isHidden: true }],
    reports: [{ reason: "violence", words: "He hit me", weight: 1 }],
    case: { dueAt: NOW + DAY_MS },
  });
  expect(Object.keys(opened?.reports[0] ?? {})).not.toContain("reporterId");
});
