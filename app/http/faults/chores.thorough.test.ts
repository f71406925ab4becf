import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { contactMessages } from "#app/db/enquiries-schema.ts";
import { idempotencyReplies } from "#app/db/schema.ts";
import { shopDays } from "#app/db/shop-days-schema.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { CRON_LINES, doChores } from "#app/http/chores.ts";
import { faultsIn, watchParts, type Fault } from "#test/faults/parts.ts";
import { SHOP, storeShop } from "#test/faults/seeds.ts";
import { newNeighbour, post, stores } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { storeStatements } from "#test/statements.ts";
import { takeSnapshot, linesOf, readStored } from "#test/faults/stored.ts";

/* What the product does by itself, whatever part fails at whatever call of it. */

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20, 21);

let baseline: Awaited<ReturnType<typeof takeSnapshot>>;

const atOnce = env.FEED_STEP_MS;
beforeAll(async () => {
  env.FEED_STEP_MS = String(MINUTE_MS);
  await storeOldThings();
  baseline = await takeSnapshot();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  env.FEED_STEP_MS = atOnce;
});

/** Something for every chore, and something that is not old enough for any. */
async function storeOldThings() {
  const message = { email: "a@b.in", message: "Hello", createdAt: 1 };
  await db.insert(contactMessages).values([{ ...message, handledAt: 1 }, message]);
  await storeShop();
  const answer = { shopId: SHOP, key: "x", asked: "", answer: 1, createdAt: 1 };
  await db.insert(idempotencyReplies).values(answer);
  await db.insert(shopDays).values({ shopId: SHOP, day: "2026-01-01", opened: 1 });
  await env.IMAGES.put("posts/2026-11-01/left-behind-1.png", png);
  await newNeighbour(NOW - 91 * DAY_MS);
  const expired = await post({ files: [png], hours: 1, now: NOW - 2 * HOUR_MS });
  await report({ thread: expired.publicId, now: NOW - 2 * HOUR_MS });
  await post({ files: [png], hours: 1, now: NOW - 2 * HOUR_MS });
  await db.update(cases).set({ photosKeptAt: null });
  const decided = await post({ files: [png], now: NOW });
  await report({ thread: decided.publicId, now: NOW });
  await db
    .update(cases)
    .set({ keepUntil: NOW - 1 })
    .where(eq(cases.id, 2));
  await storeRemoval();
  await storeStatements({ month: "2026-10", count: 6 });
  await storeStatements({ month: "2025-01", count: 1 });
  await post({ files: [png], now: NOW });
}

/** What was decided to be removed, and can no longer be undone. */
async function storeRemoval() {
  const { publicId } = await post({ files: [png], now: NOW - HOUR_MS });
  await report({ thread: publicId, now: NOW - HOUR_MS });
  const [last] = await db.select().from(cases).orderBy(desc(cases.id)).limit(1);
  if (!last) throw new Error("there is no case");
  const { id: caseId, decision, decidedAt, isChildSafety } = last;
  const seen = { decision, decidedAt, isChildSafety, reportCount: 1 };
  const { account: moderator } = await logIn(null);
  const ruling = { caseId, decision: "remove", reason: "Pills", seen, moderator } as const;
  const times = { now: NOW - 10 * MINUTE_MS, undoMs: 2 * MINUTE_MS };
  expect(await decideCase(stores, ruling, times)).toMatchObject({ ok: true });
}

/** Does the chores of a line; gives what was seen of the parts, and what was logged. */
async function run(cron: string, faults: Fault[] = [], now = NOW) {
  const lines: { event: string; kind?: string; part?: string }[] = [];
  const note = (line: unknown) => void lines.push(JSON.parse(String(line)));
  const logs = (["log", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(note),
  );
  const watch = watchParts(faults);
  await doChores(cron, now).finally(() => {
    watch.stop();
    for (const log of logs) log.mockRestore();
  });
  return { watch, lines };
}

/** What is stored, with which the next run begins as the first. */
async function storedThen() {
  const stored = await readStored();
  await baseline.restore(stored);
  return linesOf(stored, baseline.kept);
}

it.each(CRON_LINES)(
  "%s: what fails is logged once for each chore, and the next run makes up for it",
  async (cron) => {
    const well = await run(cron);
    const wellTold = await storedThen();
    expect(wellTold).not.toEqual(linesOf(baseline.kept, baseline.kept));
    for (const fault of faultsIn(well.watch)) {
      // What is done each minute is made up for in the next one.
      const failed = await run(cron, [fault], cron === "* * * * *" ? NOW - MINUTE_MS : NOW);
      const errors = failed.lines.filter(({ event }) => event === "error");
      await run(cron);
      const told = await storedThen();
      expect({ fault, bitten: failed.watch.hasBitten, lines: failed.lines.length }).toEqual({
        fault,
        bitten: true,
        lines: well.lines.length,
      });
      expect(errors.length).toBeGreaterThan(0);
      for (const error of errors)
        expect(error).toMatchObject({ kind: "unavailable", part: fault.part });
      expect({ fault, told }).toEqual({ fault, told: wellTold });
    }
  },
);
