import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { post, stores } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { caseOf, report, seenCase } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { decideCase } from "./moderate.ts";
import { scanWaitingPhotos } from "./scan-photos.ts";
import { undoDecision } from "./undo.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);
const LATER = NOW + 2 * MINUTE_MS;

beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
});

describe("a photo that is recognised after a moderator has decided about its post, and a child's safety", () => {
  const hiddenAt = async () => (await db.select().from(posts))[0]?.hiddenAt;

  async function decide(decision: "restore" | "hide" | "remove", now: number) {
    const { account: moderator } = await logIn(null);
    const ruling = { ...(await seenCase()), decision, reason: "", moderator };
    expect(await decideCase(stores, ruling, { now, undoMs: HOUR_MS })).toEqual({ ok: true });
    return moderator;
  }

  /** Shield was down as the post was published. */
  async function decideBefore(decision: "restore" | "hide" | "remove") {
    const { publicId } = await post({ files: [png], now: NOW });
    await env.DB.exec("UPDATE posts SET photos = json_set(photos, '$[0].scan', 'due')");
    await report({ thread: publicId, reason: "child-safety", now: NOW });
    const operator = await decide(decision, NOW + 1);
    expect((await hiddenAt()) === null).toBe(decision === "restore");
    await scanWaitingPhotos(stores, () => Promise.resolve("match"), { now: LATER });
    return operator;
  }

  it.each(["restore", "hide"] as const)(
    "hides the post, and has it decided anew: %s",
    async (was) => {
      await decideBefore(was);
      expect(await hiddenAt()).not.toBeNull();
      expect(await caseOf()).toMatchObject({ decision: null, decidedAt: null, openedAt: LATER });
      const operator = await decide("hide", LATER + 1);
      const undone = await undoDecision(db, { operator, decidedAt: LATER + 1 }, { now: LATER + 2 });
      expect([undone.ok, (await hiddenAt()) === null]).toEqual([true, false]);
    },
  );

  it("leaves a removal as it is, which nobody can undo any more", async () => {
    const operator = await decideBefore("remove");
    expect(await caseOf()).toMatchObject({ decision: "remove", decidedAt: NOW + 1 });
    const undone = await undoDecision(db, { operator, decidedAt: NOW + 1 }, { now: LATER + 1 });
    expect([undone.ok, (await hiddenAt()) === null]).toEqual([false, false]);
  });
});
