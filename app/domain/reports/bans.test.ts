import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { bannedAddresses } from "#app/db/banned-addresses-schema.ts";
import { people } from "#app/db/community-schema.ts";
import { bans, cases, moderationLog } from "#app/db/moderation-schema.ts";
import { eq, isNotNull } from "drizzle-orm";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { admitWriter, type Writer } from "#app/domain/people/people.ts";
import { deleteOwnData } from "#app/domain/own-data/delete-own-data.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { DAY_MS } from "#app/durations.ts";
import { atOnce, stores, post, SECRET_OF_TESTS } from "#test/neighbours.ts";
import { caseOf, comment, report, seenCase, stepNames } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { banAuthor, endBans, liftBan } from "./bans.ts";
import { claimCase } from "./claims.ts";
import { noteFormerBans } from "./former-bans.ts";
import { decideCase } from "./moderate.ts";
import { listNotices } from "./notices.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);
const SEEN = { decision: null, decidedAt: null, isChildSafety: false, reportCount: 1 };
const STALE = { ok: false, refusal: { reason: "stale" } };

let moderator: Account;
let mean: Writer;
let thread: string;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "banned_addresses"])
    await env.DB.exec(`DELETE FROM ${table}`);
  moderator = (await logIn(null)).account;
  const posted = await post({ text: "You are all fools", now: NOW });
  mean = posted.author;
  thread = posted.publicId;
  await report({ thread, reason: "harassment", now: NOW });
});

const open = (publicId: string, person?: Writer) =>
  openThread(db, { person, secret: SECRET_OF_TESTS }, publicId, atOnce(NOW));
const ban = async () => {
  const { id: caseId } = await caseOf();
  return banAuthor(db, { caseId, moderator, because: "You insult people.", days: 7 }, { now: NOW });
};
const lift = async () => liftBan(db, { caseId: (await caseOf()).id, moderator }, { now: NOW });
const admitted = async (now = NOW) => {
  const [person] = await db.select().from(people).where(eq(people.id, mean.id));
  return person && admitWriter(person, 13, { now });
};

describe("somebody who is banned", () => {
  it("can write nothing any more, reads why, and all that they posted before is hidden", async () => {
    const [other, elsewhere] = [
      await post({ author: mean, now: NOW }),
      await post({ text: "Good evening", now: NOW }),
    ];
    await comment(mean, elsewhere.publicId, "Fools!", NOW);
    expect(await ban()).toEqual({ ok: true });
    expect(await admitted()).toEqual({
      ok: false,
      refusal: { reason: "banned", because: "You insult people.", days: 7 },
    });
    for (const { publicId } of [{ publicId: thread }, other]) {
      expect(await open(publicId)).toBeUndefined();
      expect(await open(publicId, mean)).toBeDefined();
    }
    const { post: shown, comments } = (await open(elsewhere.publicId)) ?? {};
    expect([shown?.text, shown?.commentCount, comments]).toEqual(["Good evening", 0, []]);
    const steps = await db.select().from(moderationLog);
    expect(stepNames(steps)).toContain(`ban by ${moderator.username}`);
    expect(await ban()).toEqual(STALE);
  });

  it("is let in again, and all is shown again but what was hidden for its own sake", async () => {
    const elsewhere = await post({ now: NOW });
    await comment(mean, elsewhere.publicId, "Fools!", NOW);
    const fine = await post({ author: mean, now: NOW });
    await ban();
    const seen = await seenCase();
    const ruling = { ...seen, decision: "hide", reason: "Insults", moderator } as const;
    await decideCase(stores, ruling, { now: NOW });
    expect(await lift()).toEqual({ ok: true });
    expect(await admitted()).toMatchObject({ ok: true });
    expect(await open(fine.publicId)).toBeDefined();
    expect((await open(elsewhere.publicId))?.post.commentCount).toBe(1);
    expect(await open(thread)).toBeUndefined();
    expect(await lift()).toEqual(STALE);
  });

  it("stays hidden also where a moderator finds one thing of theirs to be fine", async () => {
    await ban();
    const seen = await seenCase();
    const ruling = { ...seen, decision: "restore", reason: "", moderator } as const;
    await decideCase(stores, ruling, { now: NOW });
    expect(await open(thread)).toBeUndefined();
    await lift();
    expect(await open(thread)).toBeDefined();
  });

  it("must still be known: who has deleted their data cannot be found any more", async () => {
    await env.DB.exec("UPDATE cases SET author_id = NULL");
    expect([await ban(), await lift()]).toEqual([undefined, undefined]);
  });
});

it("a ban that is over or lifted leaves nothing of a person who has deleted their data, unless something of theirs is still being checked", async () => {
  const { id: caseId } = await caseOf();
  const other = await post({ author: mean, text: "Fools, all of you", now: NOW });
  await report({ thread: other.publicId, reason: "harassment", now: NOW });
  const ruling = { caseId, seen: SEEN, decision: "hide", reason: "Insults", moderator } as const;
  await decideCase(stores, ruling, { now: NOW });
  const ways = [
    () => liftBan(db, { caseId, moderator }, { now: NOW }),
    () => endBans(db, { now: NOW + 7 * DAY_MS }),
  ];
  for (const end of ways) {
    const because = "You insult people.";
    expect(await banAuthor(db, { caseId, moderator, because, days: 7 }, { now: NOW })).toEqual({
      ok: true,
    });
    const [known] = await db.select().from(cases).where(eq(cases.id, caseId));
    const [person] = await db
      .select()
      .from(people)
      .where(eq(people.id, known?.authorId ?? 0));
    if (person) await deleteOwnData(stores, person, { now: NOW });
    await end();
    const [left] = await db.select().from(people).where(isNotNull(people.emptiedAt));
    expect(left).toMatchObject({ bannedAt: null });
    expect(await db.$count(cases, eq(cases.authorId, left?.id ?? 0))).toBe(2);
  }
  await db.update(cases).set({ decidedAt: NOW, decision: "hide" });
  await banAuthor(db, { caseId, moderator, because: "Insults", days: 7 }, { now: NOW });
  await ways[0]?.();
  expect(await db.$count(people, isNotNull(people.emptiedAt))).toBe(0);
});

it("a lifted ban cannot be lifted again: neither its author nor their address changes", async () => {
  await ban();
  await lift();
  await db
    .update(people)
    .set({ emptiedAt: NOW, lastAddress: "here" })
    .where(eq(people.id, mean.id));
  await db.update(cases).set({ decidedAt: NOW, decision: "restore" });
  await db.insert(bannedAddresses).values({ address: "here", endsAt: NOW + DAY_MS, beganAt: NOW });
  expect(await lift()).toEqual(STALE);
  expect(await db.$count(bannedAddresses)).toBe(1);
  expect(await db.$count(people, eq(people.id, mean.id))).toBe(1);
});

it("an operator bans nobody on a case that another takes at the same moment", async () => {
  const { id: caseId } = await caseOf();
  await db.update(people).set({ lastAddress: "here" }).where(eq(people.id, mean.id));
  const claim = () => claimCase(db, { caseId, operator: { username: "somebody" } }, { now: NOW });
  const batch = db.batch.bind(db);
  // After everything is read, and before anything is written.
  const racing = vi.spyOn(db, "batch").mockImplementationOnce(async (statements) => {
    await claim();
    return batch(statements);
  });
  expect(await ban()).toMatchObject({ ok: false, refusal: { reason: "claimed", by: "somebody" } });
  racing.mockRestore();
  expect(await admitted()).toMatchObject({ ok: true });
  expect(await db.$count(bannedAddresses)).toBe(0);
});

it("a ban that ends by itself has a line in the log, with its rule, once", async () => {
  const { id: caseId } = await caseOf();
  const because = "You insult people.";
  const ban = { caseId, moderator, because, rule: "harassment", days: 7 } as const;
  await banAuthor(db, ban, { now: NOW });
  for (const days of [6, 7, 8]) await endBans(db, { now: NOW + days * DAY_MS });
  const steps = await db.select().from(moderationLog).where(eq(moderationLog.caseId, caseId));
  expect(stepNames(steps).slice(-2)).toEqual([`ban by ${moderator.username}`, "ban-over"]);
  expect(steps.at(-1)).toMatchObject({ reason: "harassment", createdAt: NOW + 7 * DAY_MS });
});

it("a ban by the release before, which noted no more than the log, has its case and can be looked at again", async () => {
  await ban();
  const { id: caseId } = await caseOf();
  const told = async () => {
    const [person] = await db.select().from(people).where(eq(people.id, mean.id));
    return person && (await listNotices(db, person, { now: NOW }))[0];
  };
  const wanted = await told();
  expect(wanted).toMatchObject({ caseId, decision: "ban", reason: "You insult people." });
  const formerBan = { caseId, reason: "An earlier one", decidedAt: NOW - 1, decidedBy: "somebody" };
  for (const noted of [[], [formerBan]]) {
    await db.delete(bans);
    if (noted.length > 0) await db.insert(bans).values(noted);
    expect((await told())?.caseId).toBe(null);
    expect(await noteFormerBans(db)).toEqual({ bans: 1 });
    expect(await told()).toEqual(wanted);
  }
  expect(await noteFormerBans(db)).toEqual({ bans: 0 });
});
