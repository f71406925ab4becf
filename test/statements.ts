import { env } from "cloudflare:workers";
import type { FoundBy } from "#app/domain/transparency/found-by.ts";

interface Made {
  month?: string;
  day?: number;
  reason?: string;
  outcome?: string;
  thing?: string;
  foundBy?: FoundBy;
  count: number;
}

/** Stores so many decisions that are alike, as the log of moderation was copied: by default of November 2026. */
export async function storeStatements({
  month = "2026-11",
  day = 10,
  reason = "spam",
  outcome = "hide",
  thing = "post",
  foundBy = "reports",
  count,
}: Made): Promise<void> {
  const on = `${month}-${String(day).padStart(2, "0")}`;
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1),
      last(step) AS (SELECT coalesce(max(step_id), 0) FROM moderation_statements)
     INSERT INTO moderation_statements (public_id, step_id, case_id, round, outcome, reason, thing,
       month, day, content_day, minutes, is_caught, is_detected)
     SELECT lower(hex(randomblob(16))), step + i, step + i, (step + i) * ?8, ?2, ?3, ?4, ?5, ?6, ?6, i, ?7, ?9 FROM n, last`,
  )
    .bind(
      count,
      outcome,
      reason,
      thing,
      month,
      on,
      Number(foundBy === "rule"),
      foundBy === "moderator" ? -1 : 1,
      Number(foundBy === "scan"),
    )
    .run();
}

/** Empties all that the page and the log are made of. */
export async function forgetStatements(): Promise<void> {
  for (const table of ["moderation_statements", "moderation_counts", "moderation_months"]) {
    await env.DB.exec(`DELETE FROM ${table}`);
  }
}
