import { env } from "cloudflare:workers";
import { ne } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { cases } from "#app/db/moderation-schema.ts";
import type { Operator } from "#app/domain/desk/log.ts";
import { newNeighbour, post, stores } from "#test/neighbours.ts";
import { caseOf, report, seenCase } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { decideTogether } from "./decide-together.ts";
import { decideCase } from "./moderate.ts";
import { queryRecord } from "./record.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

let moderator: Operator;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
  ({ account: moderator } = await logIn(null));
});

/** Reports a post, which the moderator finds to be fine; gives the number of its case. */
async function findFine(thread: string): Promise<number> {
  await report({ thread, now: NOW });
  const seen = await seenCase();
  const ruling = { ...seen, decision: "restore", reason: "", moderator } as const;
  expect(await decideCase(stores, ruling, { now: NOW + 1 })).toMatchObject({ ok: true });
  return seen.caseId;
}

describe("a thing that was found fine and is reported anew", () => {
  it("does not make that report wrong before somebody has judged it", async () => {
    const { publicId: thread } = await post({ now: NOW });
    const caseId = await findFine(thread);
    const by = await newNeighbour(NOW);
    const recordOf = async () => (await queryRecord(db, by, { now: NOW + 9 }))[0];
    await report({ by, thread, now: NOW + 2 });
    expect(await recordOf()).toMatchObject({ filed: 1, upheld: 0, overruled: 0 });
    const seen = await seenCase();
    const ruling = { ...seen, caseId, decision: "restore", reason: "", moderator } as const;
    await decideCase(stores, ruling, { now: NOW + 3 });
    expect(await recordOf()).toMatchObject({ filed: 1, upheld: 0, overruled: 1 });
  });

  it("is decided together with another of its author's", async () => {
    const { publicId: thread, author } = await post({ now: NOW });
    const anew = await findFine(thread);
    await report({ thread, now: NOW + 2 });
    const { publicId: other } = await post({ author, now: NOW });
    await report({ thread: other, now: NOW + 2 });
    const seen = { decision: null, decidedAt: null, isChildSafety: false, reportCount: 1 };
    const ruling = { decision: "hide", reason: "Spam", moderator, seen } as const;
    const thing = { thread, of: "post", reportCount: 2, isChildSafety: false } as const;
    const [{ caseId } = { caseId: 0 }] = await db
      .select({ caseId: cases.id })
      .from(cases)
      .where(ne(cases.id, anew));
    await decideTogether(stores, { ...ruling, caseId }, [thing], { now: NOW + 3 });
    expect((await caseOf(anew)).decision).toBe("hide");
  });
});
