import type { Database } from "#app/db/database.ts";
import { moderationStatements } from "#app/db/moderation-counts-schema.ts";
import { countDecisions } from "#app/domain/transparency/count-decisions.ts";
import { addMonths, monthAt } from "#app/domain/transparency/months.ts";

type Statement = typeof moderationStatements.$inferInsert;

/** How often each decision was made, large and small numbers. */
const DECISIONS: [Statement["reason"], Statement["outcome"], count: number][] = [
  ["child-safety", "automatic", 9],
  ["child-safety", "remove", 6],
  ["child-safety", "ban", 2],
  ["violence", "hide", 14],
  ["violence", "remove", 5],
  ["harassment", "flag", 31],
  ["harassment", "restore", 22],
  ["harassment", "hide", 17],
  ["spam", "remove", 48],
  ["other", "restore", 3],
];

/** Three months of moderation, published; there is nothing in the one between. */
export async function storeModeration(db: Database, { now }: { now: number }): Promise<void> {
  let stepId = 0;
  for (const back of [1, 3]) {
    const month = addMonths(monthAt(now), -back);
    for (const [reason, outcome, count] of DECISIONS) {
      const rows = Array.from({ length: count }, (_, at): Statement => {
        stepId += 1;
        const day = `${month}-${String((at % 20) + 1).padStart(2, "0")}`;
        const days = { month, day, contentDay: day };
        const numbers = { stepId, caseId: 1_000_000 + stepId, round: stepId };
        const publicId = crypto.randomUUID().replaceAll("-", "");
        const isUndone = outcome === "hide" && at < 6;
        const ended = isUndone ? ({ endedOn: `${month}-28`, endedBy: "restore" } as const) : {};
        const about = { reason, outcome, thing: "post", minutes: 20 + at * 37 } as const;
        return { publicId, ...numbers, ...days, ...about, ...ended };
      });
      const [first, ...rest] = rows.map((row) => db.insert(moderationStatements).values(row));
      if (first) await db.batch([first, ...rest]);
    }
  }
  await countDecisions({ db }, { now });
}
