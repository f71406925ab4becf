import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { people } from "#app/db/community-schema.ts";
import { bans, moderationLog } from "#app/db/moderation-schema.ts";
import { eq } from "drizzle-orm";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { admitWriter, type Writer } from "#app/domain/people/people.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { DAY_MS } from "#app/durations.ts";
import { atOnce, stores, post, SECRET_OF_TESTS } from "#test/neighbours.ts";
import { caseOf, comment, report, seenCase, stepNames } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { banAuthor, endBans, liftBan } from "./bans.ts";
import { noteFormerBans } from "./former-bans.ts";
import { decideCase } from "./moderate.ts";
import { listNotices } from "./notices.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);
const STALE = { ok: false, refusal: { reason: "stale" } };

let moderator: Account;
let mean: Writer;
let thread: string;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
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
