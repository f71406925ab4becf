import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { post, stores } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { caseOf, report } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { finishDecisions } from "./finish-decisions.ts";
import type { Decision } from "./input.ts";
import { decideCase } from "./moderate.ts";
import { undoDecision } from "./undo.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);
const UNDO_MS = 2 * MINUTE_MS;
const OVER = NOW + UNDO_MS;

let moderator: Account;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
  moderator = (await logIn(null)).account;
});

/** Something that was reported; gives its case. */
async function reported() {
  const { publicId } = await post({ files: [png], now: NOW });
  await report({ thread: publicId, now: NOW });
  const all = await db.select({ id: cases.id }).from(cases);
  return Math.max(...all.map(({ id }) => id));
}

async function decide(caseId: number, decision: Decision, now = NOW) {
  const { decision: before, decidedAt, isChildSafety } = await caseOf(caseId);
  const seen = { decision: before, decidedAt, isChildSafety, reportCount: 1 };
  const ruling = { caseId, decision, reason: "Pills", seen, moderator };
  expect(await decideCase(stores, ruling, { now, undoMs: UNDO_MS })).toEqual({ ok: true });
}

/** The chore of the minute; gives the cases that it told of. */
async function finish(now: number, images = stores.images) {
  const told: number[] = [];
  const tell = async (caseId: number) => void told.push(caseId);
  await finishDecisions({ ...stores, images }, tell, { now });
  return told;
}

/** Photos that are taken away only after something else has happened. */
const removingAfter = (happens: () => Promise<unknown>): typeof stores.images => ({
  ...stores.images,
  remove: async (keys) => {
    await happens();
    return stores.images.remove(keys);
  },
});

describe("a run that finishes decisions", () => {
  it("leaves alone what is decided anew meanwhile: that can be undone, and is carried out later", async () => {
    const [hidden, removed] = [await reported(), await reported()];
    await decide(hidden, "hide");
    await decide(removed, "remove");
    const again = removingAfter(() => decide(hidden, "remove", OVER));
    expect(await finish(OVER, again)).toEqual([removed]);
    expect((await caseOf(hidden)).beforeDecision).toMatchObject({ decision: "hide" });
    expect(await finish(OVER + UNDO_MS)).toEqual([hidden]);
    expect(await db.$count(posts)).toBe(0);
  });

  it("tells the others where one cannot be told, and then fails", async () => {
    const all = [await reported(), await reported(), await reported()];
    for (const caseId of all) await decide(caseId, "hide");
    const told: number[] = [];
    const tell = async (caseId: number) => {
      told.push(caseId);
      if (caseId === all[0]) throw new Error("the push service is away");
    };
    await expect(finishDecisions(stores, tell, { now: OVER })).rejects.toThrow("is away");
    expect(told).toEqual(all);
  });

  it("tells each author once, though another run overlaps it", async () => {
    const caseId = await reported();
    await decide(caseId, "remove");
    const told: number[] = [];
    const other = removingAfter(async () => told.push(...(await finish(OVER))));
    told.push(...(await finish(OVER, other)));
    expect(told).toEqual([caseId]);
  });
});

it.each([
  ["before the first is final", MINUTE_MS],
  ["after that", UNDO_MS + MINUTE_MS / 4],
])(
  "the first of two decisions is told once it is final, if the second is undone %s",
  async (_, later) => {
    const caseId = await reported();
    const second = NOW + (2 / 3) * MINUTE_MS;
    await decide(caseId, "hide");
    await decide(caseId, "remove", second);
    const undoing = { operator: moderator, decidedAt: second };
    expect(await undoDecision(db, undoing, { now: NOW + later })).toMatchObject({ ok: true });
    expect(await finish(OVER - 1)).toEqual([]);
    expect(await finish(OVER + MINUTE_MS)).toEqual([caseId]);
    expect(await finish(OVER + 2 * MINUTE_MS)).toEqual([]);
    expect(await caseOf(caseId)).toMatchObject({ decision: "hide", beforeDecision: null });
    expect(await db.$count(posts)).toBe(1);
  },
);
