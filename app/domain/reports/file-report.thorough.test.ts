import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { cases, moderationLog, reports } from "#app/db/moderation-schema.ts";
import { findPhoto } from "#app/domain/posts/photos.ts";
import { countIn } from "#app/domain/hourly-counts.ts";
import { deleteOwnData } from "#app/domain/own-data/delete-own-data.ts";
import { createPerson, newPersonKey, type Writer } from "#app/domain/people/people.ts";
import { listPostsNear } from "#app/domain/posts/feed.ts";
import { deleteOwnPost, listOwnPosts } from "#app/domain/posts/own-posts.ts";
import { removeExpiredPosts } from "#app/domain/posts/remove-posts.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { openDatabase } from "#app/db/database.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { meterDatabase } from "#test/meter.ts";
import {
  atOnce,
  CORNER,
  stores,
  newNeighbour,
  post,
  SECRET_OF_TESTS,
  tileOf,
} from "#test/neighbours.ts";
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
import { fileReport } from "./file-report.ts";
import { decideCase } from "./moderate.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

let asha: Writer;
let ravi: Writer;
let thread: string;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
  for (const bucket of [env.IMAGES, env.EVIDENCE]) {
    const { objects } = await bucket.list();
    await bucket.delete(objects.map(({ key }) => key));
  }
  const posted = await post({ text: "Buy my pills", venue: "Bus stop", now: NOW });
  asha = posted.author;
  thread = posted.publicId;
  ravi = await settledNeighbour(NOW);
});

const open = (person?: Writer, publicId = thread, now = NOW) =>
  openThread(db, { person, secret: SECRET_OF_TESTS }, publicId, atOnce(now));
const feedOf = async (person?: Writer) => {
  const view = { tile: tileOf(CORNER), reach: 10 as const };
  const reader = { person, secret: SECRET_OF_TESTS };
  const { posts: shown } = await listPostsNear(db, reader, view, { now: NOW + MINUTE_MS });
  return shown.map(({ publicId }) => publicId);
};
const evidenceKeysInR2 = async () => (await env.EVIDENCE.list()).objects.map(({ key }) => key);

describe("a report for the safety of a child", () => {
  it("hides a post at once where its reporter has standing, and its author reads no reason", async () => {
    expect(await feedOf()).toContain(thread);
    await report({ thread, reason: "child-safety", now: NOW });
    expect([await feedOf(), await feedOf(ravi)]).toEqual([[], []]);
    expect([await open(), await open(ravi)]).toEqual([undefined, undefined]);
    const reader = { person: asha, secret: SECRET_OF_TESTS };
    const check = { thing: "post", text: "Buy my pills", reasons: [] };
    expect(await open(asha)).toMatchObject({ isHidden: true, check });
    expect(await listOwnPosts(db, reader, { now: NOW })).toMatchObject([{ isHidden: true, check }]);
    expect(stepNames(await db.select().from(moderationLog))).toEqual(
      expect.arrayContaining(["open", "auto-hide"]),
    );
  });

  it("hides a comment at once, and it is not counted any more", async () => {
    const publicId = await comment(ravi, thread, "Come to my house", NOW);
    await comment(ravi, thread, "Hello", NOW);
    await report({ thread, of: publicId, reason: "child-safety", now: NOW });
    const { post: shown, comments: left } = (await open()) ?? {};
    expect(left?.map(({ text }) => text)).toEqual(["Hello"]);
    expect(shown?.commentCount).toBe(1);
    expect((await open(asha))?.comments).toHaveLength(1);
    const own = (await open(ravi))?.comments.map((each) => [each.text, each.isHidden, each.check]);
    const check = {
      thing: "comment",
      text: "Come to my house",
      reasons: [],
      broughtUpBy: "reports",
    };
    expect(new Map(own?.map(([text, ...state]) => [text, state]))).toEqual(
      new Map([
        ["Come to my house", [true, check]],
        ["Hello", [false, undefined]],
      ]),
    );
    expect((await open(ravi))?.post.commentCount).toBe(1);
  });

  it("of a stranger puts a post behind a tap and hides its photos, until a moderator has decided", async () => {
    const pictured = await post({ files: [png, baseline], now: NOW });
    const stranger = await createPerson(db, newPersonKey(), { now: NOW });
    await report({ by: stranger, thread: pictured.publicId, reason: "child-safety", now: NOW });
    const shown = async () => (await open(ravi, pictured.publicId))?.post;
    expect(await shown()).toMatchObject({ isFlagged: true, photos: [] });
    expect(await feedOf()).toContain(pictured.publicId);
    await report({ thread: pictured.publicId, of: "photo-2", reason: "child-safety", now: NOW });
    const { account: moderator } = await logIn(null);
    const [ofPost] = await db.select().from(cases).where(eq(cases.thing, "post"));
    const seen = { decision: null, decidedAt: null, isChildSafety: true, reportCount: 1 };
    const caseId = ofPost?.id ?? 0;
    const ruling = { caseId, decision: "restore", reason: "", seen, moderator } as const;
    expect(await decideCase(stores, ruling, { now: NOW })).toEqual({ ok: true });
    expect(await shown()).toMatchObject({ isFlagged: false, photos: [{ number: 1 }] });
  });

  it("hides a photo at once, and the rest of its post stays", async () => {
    const pictured = await post({ files: [png, baseline], now: NOW });
    const before = (await open(ravi, pictured.publicId))?.post.photos.map(({ name }) => name) ?? [];
    const to = { thread: pictured.publicId, of: "photo-1", now: NOW };
    await report({ ...to, reason: "child-safety" });
    const shown = (await open(ravi, pictured.publicId))?.post.photos.map(({ name }) => name);
    expect(shown).toEqual([before[1]]);
    expect(await findPhoto(db, String(before[0]), { now: NOW })).toBeUndefined();
    expect(await findPhoto(db, String(before[1]), { now: NOW })).toBeDefined();
    expect(await evidenceKeysInR2()).toEqual([`case-${(await caseOf()).id}/1.png`]);
  });

  it("is heard also from whom has reported it for something else", async () => {
    await report({ by: ravi, thread, reason: "spam", now: NOW });
    expect(await open()).toBeDefined();
    await report({ by: ravi, thread, reason: "child-safety", words: "Look!", now: NOW });
    expect(await open()).toBeUndefined();
    expect(await db.select().from(reports)).toMatchObject([
      { reason: "child-safety", words: "Look!" },
    ]);
    expect(await caseOf()).toMatchObject({ isChildSafety: true, score: 3 });
  });
});

describe("the first report for the safety of a child", () => {
  it.each([
    ["after it was found to be fine", []],
    ["also where it was reported again since", ["spam" as const]],
  ])("hides what was reported for something else, %s", async (_, since) => {
    await report({ by: ravi, thread, now: NOW });
    const { account: moderator } = await logIn(null);
    const ruling = { ...(await seenCase()), decision: "restore", reason: "", moderator } as const;
    await decideCase(stores, ruling, { now: NOW });
    for (const reason of since) await report({ thread, reason, now: NOW });
    expect(await open()).toBeDefined();
    await report({ thread, reason: "child-safety", now: NOW });
    expect(await open()).toBeUndefined();
    expect(await caseOf()).toMatchObject({ decision: null, decidedAt: null, isChildSafety: true });
  });
});

describe("other reports", () => {
  it("hide a thing when enough people report it, and it is logged that it went by itself", async () => {
    await report({ by: ravi, thread, now: NOW });
    await report({ thread, reason: "harassment", now: NOW });
    expect(await open()).toBeDefined();
    await report({ thread, now: NOW });
    expect(await open()).toBeUndefined();
    const { id } = await caseOf();
    const steps = (await db.select().from(moderationLog)).filter(({ caseId }) => caseId === id);
    expect(steps.map(({ act, accountId }) => [act, accountId])).toEqual([
      ["open", null],
      ["auto-hide", null],
    ]);
  });

  it("of one person count once, however often they are sent", async () => {
    for (const _ of [1, 2, 3, 4]) await report({ by: ravi, thread, now: NOW });
    expect(await open()).toBeDefined();
    expect(await db.select().from(reports)).toHaveLength(1);
    expect(await caseOf()).toMatchObject({ score: 1 });
  });

  it("of new sessions never hide a text, and three put it behind a tap", async () => {
    const isFlagged: unknown[] = [];
    for (let n = 0; n < 16; n += 1) {
      await report({ by: await newNeighbour(NOW), thread, now: NOW });
      isFlagged.push((await open())?.post.isFlagged);
    }
    expect(isFlagged).toEqual([false, false, ...Array.from({ length: 14 }, () => true)]);
  });

  it("count less of whom moderators have mostly found to be wrong, those about children aside", async () => {
    for (let n = 0; n < 5; n += 1) {
      const { publicId } = await post({ now: NOW });
      await report({ by: ravi, thread: publicId, now: NOW });
      const careful = { by: asha, thread: publicId, reason: "child-safety" } as const;
      await report({ ...careful, now: NOW });
    }
    await db.update(cases).set({ decision: "restore", decidedAt: NOW });
    await report({ by: ravi, thread, now: NOW });
    const mine = (await db.select().from(reports)).filter(
      ({ reporterId }) => reporterId === ravi.id,
    );
    expect(mine.map(({ weight }) => weight)).toEqual([1, 1, 1, 1, 1, 0.2]);
    const { publicId } = await post({ author: ravi, now: NOW });
    await db.update(reports).set({ createdAt: NOW });
    const patient = { ...asha, createdAt: 0 };
    await report({ by: patient, thread: publicId, now: NOW });
    expect((await db.select().from(reports)).at(-1)).toMatchObject({ weight: 1 });
  });

  it("keep the thing as it was at the first, and nothing of who reported but their words", async () => {
    await report({ by: ravi, thread, words: "He sells pills", now: NOW });
    const { snapshot, authorId } = await caseOf();
    expect(snapshot).toEqual({
      text: "Buy my pills",
      venue: "Bus stop",
      kind: "update",
      tile: tileOf(CORNER),
      createdAt: NOW,
      photos: [],
    });
    expect(authorId).toBe(asha.id);
    expect(await db.select().from(reports)).toMatchObject([{ words: "He sells pills" }]);
  });
});

describe("what is reported", () => {
  it("of one's own is refused", async () => {
    expect(await report({ by: asha, thread, now: NOW })).toEqual({
      ok: false,
      refusal: { reason: "own-thing" },
    });
    expect(await db.select().from(cases)).toEqual([]);
  });

  it("must be there: no other thread's comment, no photo that is none, nothing that has ended", async () => {
    const other = await post({ now: NOW });
    const elsewhere = await comment(ravi, other.publicId, "Elsewhere", NOW);
    for (const of of [elsewhere, "photo-1", "nothing", "x".repeat(16)]) {
      expect(await report({ thread, of, now: NOW })).toBeUndefined();
    }
    expect(await report({ thread, now: NOW + DAY_MS })).toBeUndefined();
    expect(await db.select().from(cases)).toEqual([]);
  });

  it("once a moderator has shown it again, is not hidden by further reports, but waits anew", async () => {
    await reportAway({ thread, now: NOW });
    await report({ by: ravi, thread, now: NOW });
    await db.update(cases).set({ decision: "restore", decidedAt: NOW, keepUntil: NOW + HOUR_MS });
    await db.update(posts).set({ hiddenAt: null });
    await report({ by: ravi, thread, now: NOW });
    expect(await caseOf()).toMatchObject({ decidedAt: NOW });
    await report({ thread, reason: "violence", now: NOW + 1 });
    await reportAway({ thread, now: NOW + 2 });
    expect(await open()).toBeDefined();
    const reopened = { decidedAt: null, keepUntil: null, openedAt: NOW + 1 };
    expect(await caseOf()).toMatchObject(reopened);
    const ofCase = eq(moderationLog.caseId, (await caseOf()).id);
    const steps = await db.select().from(moderationLog).where(ofCase);
    expect(stepNames(steps).filter((step) => step === "reopen")).toHaveLength(1);
  });

  it("and hidden by a moderator waits anew only if it is about a child after all", async () => {
    await report({ thread, now: NOW });
    await db.update(cases).set({ decision: "hide", decidedAt: NOW });
    await report({ thread, now: NOW });
    expect(await caseOf()).toMatchObject({ decidedAt: NOW });
    await report({ thread, reason: "child-safety", now: NOW });
    expect(await caseOf()).toMatchObject({ decidedAt: null, decision: "hide" });
    expect(await open()).toBeUndefined();
  });
});

describe("the clock of a case", () => {
  const due = async () => ((await caseOf()).dueAt - NOW) / HOUR_MS;

  it("is the earliest of its reports', and never set back", async () => {
    await report({ thread, reason: "spam", now: NOW });
    expect(await due()).toBe(7 * 24);
    await report({ thread, reason: "private-information", now: NOW + HOUR_MS });
    expect(await due()).toBe(3);
    await report({ thread, reason: "child-safety", now: NOW + 2 * HOUR_MS });
    expect(await due()).toBe(3);
  });

  it("begins anew where it is opened anew", async () => {
    await report({ thread, reason: "private-information", now: NOW });
    await db.update(cases).set({ decision: "restore", decidedAt: NOW + HOUR_MS });
    await report({ thread, reason: "harassment", now: NOW + 2 * HOUR_MS });
    expect(await due()).toBe(38);
  });
});

describe("evidence", () => {
  it("of photos is apart before their post goes, whoever removes it", async () => {
    const removals = [
      () => removeExpiredPosts(stores, { now: NOW + DAY_MS }),
      (author: Writer, publicId: string) => deleteOwnPost(stores, author, publicId, { now: NOW }),
      (author: Writer) => deleteOwnData(stores, author, { now: NOW }),
    ];
    for (const remove of removals) {
      const { author, publicId } = await post({ files: [png], now: NOW });
      await report({ thread: publicId, reason: "child-safety", now: NOW });
      await env.DB.exec("UPDATE cases SET photos_kept_at = NULL");
      await env.EVIDENCE.delete(`case-${(await db.select().from(cases)).at(-1)?.id}/1.png`);
      await remove(author, publicId);
    }
    expect((await env.IMAGES.list()).objects).toEqual([]);
    const keys = await evidenceKeysInR2();
    const reported = await db.select().from(cases);
    expect(keys).toEqual(expect.arrayContaining(reported.map(({ id }) => `case-${id}/1.png`)));
    expect(reported).toHaveLength(removals.length);
    for (const key of keys) {
      const kept = await env.EVIDENCE.get(key);
      expect(kept?.httpMetadata?.contentType).toBe("image/png");
      expect(new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(png);
    }
  });

  it("that could not be copied is copied before the post goes, and the report is not lost", async () => {
    const { publicId } = await post({ files: [png], now: NOW });
    const failing = {
      ...stores,
      evidence: {
        ...stores.evidence,
        put: () => Promise.reject(new Error("R2 is away")),
      },
    };
    const sent = { thread: publicId, of: "post", reason: "child-safety", words: "" } as const;
    const filed = await fileReport(failing, ravi, sent, { now: NOW });
    expect(filed).toEqual({ ok: true, value: { evidenceError: new Error("R2 is away") } });
    expect(await caseOf()).toMatchObject({ photosKeptAt: null });
    const { id } = await caseOf();
    const end = NOW + DAY_MS;
    await expect(removeExpiredPosts(failing, { now: end })).rejects.toThrow("could not be kept");
    expect((await env.IMAGES.list()).objects).toHaveLength(1);
    await removeExpiredPosts(stores, { now: end });
    expect((await env.IMAGES.list()).objects).toEqual([]);
    expect(await caseOf()).toMatchObject({ photosKeptAt: end });
    expect(await evidenceKeysInR2()).toContain(`case-${id}/1.png`);
  });
});

it("of a post is stored also where a moderator has removed one of its photos before", async () => {
  const pictured = await post({ files: [png, baseline], now: NOW });
  await report({ thread: pictured.publicId, of: "photo-1", now: NOW });
  const moderator = (await logIn(null)).account;
  const ruling = { ...(await seenCase()), decision: "remove", reason: "No", moderator } as const;
  await decideCase(stores, ruling, { now: NOW });
  await env.DB.exec("DELETE FROM cases");
  await report({ thread: pictured.publicId, now: NOW });
  await deleteOwnPost(stores, pictured.author, pictured.publicId, { now: NOW });
  const { id, photosKeptAt } = await caseOf();
  expect(photosKeptAt).toBe(NOW);
  expect(await evidenceKeysInR2()).toContain(`case-${id}/2.jpg`);
});

it("stored evidence is not copied again when the post is removed", async () => {
  const { publicId } = await post({ files: [png], now: NOW });
  await report({ thread: publicId, now: NOW });
  const evidence = { ...stores.evidence, put: () => Promise.reject(new Error("once more")) };
  const end = NOW + DAY_MS;
  const removed = await removeExpiredPosts({ ...stores, evidence }, { now: end });
  expect(removed).toMatchObject({ photos: 1 });
});

it("two copies of a report sent at the same moment are one report, and count once", async () => {
  const count = (key: string) => ({ key: `copies ${key}`, endsAt: NOW + DAY_MS });
  const [reported, ofStanding, ofThing] = [count("reports"), count("standing"), count("thing")];
  const [flagging, ofProven] = [count("flagging"), count("proven")];
  const hiding = { ofAll: count("hiding"), ofProven: count("hiding of the proven") };
  const address = { reports: reported, ofStanding, ofProven, hiding, ofThing, flagging };
  const sent = { thread, of: "post", reason: "spam", words: "" } as const;
  const copy = () => fileReport(stores, ravi, sent, { now: NOW, address });
  expect(await Promise.all([copy(), copy()])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await db.select().from(reports)).toMatchObject([{ weight: 1 }]);
  expect([await countIn(db, ofStanding), await countIn(db, ofThing)]).toEqual([1, 1]);
});

it("a report takes one read and one batch, and its rows do not grow with the tables", async () => {
  const rowsOfOneMore = async () => {
    for (const _ of [1, 2, 3]) {
      const { publicId } = await post({ now: NOW });
      await report({ thread: publicId, now: NOW });
    }
    const { publicId } = await post({ now: NOW });
    const { d1, tally } = meterDatabase(env.DB);
    const sent = { thread: publicId, of: "post", reason: "spam", words: "" } as const;
    const metered = { ...stores, db: openDatabase(d1) };
    await fileReport(metered, await settledNeighbour(NOW), sent, { now: NOW });
    expect(tally.trips).toBe(2);
    return tally.rowsRead;
  };
  expect(await rowsOfOneMore()).toBe(await rowsOfOneMore());
});
