import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { comments, people, posts } from "#app/db/community-schema.ts";
import { accounts } from "#app/db/schema.ts";
import { createAccounts } from "#app/domain/accounts/accounts.ts";
import { deleteOwnData } from "#app/domain/own-data/delete-own-data.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { deleteComment } from "#app/domain/posts/comments.ts";
import { deleteOwnPost } from "#app/domain/posts/own-posts.ts";
import { removeExpiredPosts } from "#app/domain/posts/remove-posts.ts";
import { banAuthor } from "#app/domain/reports/bans.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { noteHidden } from "#app/domain/reports/note-hidden.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { stores, newNeighbour, post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { caseOf, comment, report, reportAway, seenCase } from "#test/reports.ts";
import { listDeletions, removeOldDeletions } from "./deletions.ts";

const { db, copies } = stores;
const NOW = Date.UTC(2026, 10, 22, 10);

let asha: Writer;
let thread: string;
let below: string;

/** Asha has a post with a comment; earlier tests' notes are gone. */
beforeEach(async () => {
  const { objects } = await env.COPIES.list();
  await env.COPIES.delete(objects.map(({ key }) => key));
  await env.DB.batch(["cases", "people"].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  asha = await newNeighbour(NOW);
  thread = (await post({ author: asha, now: NOW })).publicId;
  below = await comment(asha, thread, "Hello", NOW);
});

const noted = () => listDeletions(copies);
const away = { ...stores, copies: { ...copies, put: () => Promise.reject(new Error("away")) } };

async function moderator() {
  const [found] = await db.select().from(accounts);
  if (found) return { id: found.id, username: found.username };
  const account = { username: "op", passwordHash: "x", role: "operator", shopId: null } as const;
  await createAccounts(db, [account], { now: 1 });
  return moderator();
}

async function decide(decision: "hide" | "remove") {
  const ruling = {
    ...(await seenCase()),
    decision,
    reason: "Rule 1",
    moderator: await moderator(),
  };
  return decideCase(stores, ruling, { now: NOW });
}

describe("a deletion is noted outside D1 by a random id:", () => {
  it("a post, a comment, and a neighbour with all that is theirs", async () => {
    await deleteComment(stores, asha, below, { now: NOW });
    await deleteOwnPost(stores, asha, thread, { now: NOW });
    const [person] = await db.select().from(people).where(eq(people.id, asha.id));
    await deleteOwnData(stores, asha, { now: NOW });
    expect(await noted()).toEqual([
      { thing: "comment", id: below },
      { thing: "person", id: person?.deletionId },
      { thing: "post", id: thread },
    ]);
    expect(person?.deletionId).toMatch(/^[0-9a-f]{24}$/);
    const { objects } = await env.COPIES.list();
    expect(objects.map(({ key, size }) => [key.slice(0, 21), size])).toEqual(
      objects.map(() => ["deletions/2026-11-22/", 0]),
    );
  });

  it("what could not be noted is not deleted", async () => {
    for (const deleting of [
      deleteComment(away, asha, below, { now: NOW }),
      deleteOwnPost(away, asha, thread, { now: NOW }),
      deleteOwnData(away, asha, { now: NOW }),
    ]) {
      await expect(deleting).rejects.toThrow("away");
    }
    expect([await db.$count(posts), await db.$count(comments)]).toEqual([1, 1]);
  });

  it("nobody can have the comment of somebody else noted", async () => {
    await deleteComment(stores, await newNeighbour(NOW), below, { now: NOW });
    expect(await noted()).toEqual([]);
  });

  it("what a moderator removes", async () => {
    await report({ thread, of: below, now: NOW });
    await decide("remove");
    await db.delete(posts);
    expect(await noted()).toEqual([{ thing: "comment", id: below }]);
  });

  it("a post that ends by itself is not: its row says when", async () => {
    await removeExpiredPosts(stores, { now: NOW + DAY_MS });
    expect(await db.$count(posts)).toBe(0);
    expect(await noted()).toEqual([]);
  });
});

describe("what is hidden is noted by the sweeper:", () => {
  it("by reports, until a moderator shows it; by a moderator; and a post for its photo", async () => {
    expect(await noteHidden(stores, { now: NOW })).toEqual({ things: 0 });
    await reportAway({ thread, of: below, now: NOW });
    const pictured = (await post({ files: [png], now: NOW })).publicId;
    await report({ thread: pictured, of: "photo-1", reason: "child-safety", now: NOW });
    await noteHidden(stores, { now: NOW });
    expect(await noted()).toEqual([
      { thing: "comment", id: below },
      { thing: "post", id: pictured },
    ]);
  });

  it("by a stranger's report, the photos of a post, while a text alone stands behind a tap", async () => {
    const by = await newNeighbour(NOW);
    const pictured = (await post({ files: [png], now: NOW })).publicId;
    for (const reported of [thread, pictured]) {
      await report({ by, thread: reported, reason: "child-safety", now: NOW });
    }
    expect(await noteHidden(stores, { now: NOW })).toEqual({ things: 1 });
    expect(await noted()).toEqual([{ thing: "post", id: pictured }]);
  });

  it("for an hour after it was decided, so that a run may fail", async () => {
    await report({ thread, now: NOW });
    await decide("hide");
    expect(await noteHidden(stores, { now: NOW + HOUR_MS - 1 })).toEqual({ things: 1 });
    expect(await noteHidden(stores, { now: NOW + HOUR_MS })).toEqual({ things: 0 });
    expect(await noted()).toEqual([{ thing: "post", id: thread }]);
  });

  it("everything of a banned neighbour", async () => {
    await report({ thread, now: NOW });
    const { id: caseId } = await caseOf();
    const ban = { caseId, moderator: await moderator(), because: "Rule 1", days: 7 } as const;
    await banAuthor(db, ban, { now: NOW });
    await noteHidden(stores, { now: NOW });
    expect(await noted()).toEqual([
      { thing: "comment", id: below },
      { thing: "post", id: thread },
    ]);
  });
});

it("the log forgets what was deleted more than 30 days ago", async () => {
  await deleteOwnPost(stores, asha, thread, { now: NOW });
  expect(await removeOldDeletions(stores, { now: NOW + 30 * DAY_MS })).toEqual({ entries: 0 });
  expect(await noted()).toHaveLength(1);
  await removeOldDeletions(stores, { now: NOW + 32 * DAY_MS });
  expect(await noted()).toEqual([]);
});
