import { guardCell } from "#app/domain/menus/list/formulas.ts";
import { isMonth } from "#app/domain/transparency/months.ts";
import { readLog } from "#app/domain/transparency/published.ts";
import { database } from "#app/http/context.ts";
import type { Route } from "./+types/log";
import { statementOf, type StatementJson } from "./statement.ts";

const ID = /^[\da-f]{32}$/;
const QUOTED = /[",\r\n]/;

/** The decisions of a month, as JSON or CSV by the end of the address: `?month=2026-11`, and `&after=` where it goes on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const month = searchParams.get("month") ?? "";
  const after = searchParams.get("after") ?? undefined;
  if (!isMonth(month)) return problem(400, "Name a month, such as ?month=2026-11.");
  if (after !== undefined && !ID.test(after)) {
    return problem(
      400,
      "“after” is the uuid of the last line that you have: leave it out to start from the first line.",
    );
  }
  const log = await readLog(context.get(database), { month, after });
  if (!log) {
    return problem(
      404,
      "There is no log for this month: each log is published once its month is over, and kept for a year.",
    );
  }
  const createdOn = new Date(log.publishedAt).toISOString().slice(0, 10);
  const statements = log.rows.map((row) => statementOf(row, month, createdOn));
  const next = log.next === undefined ? null : `${pathname}?month=${month}&after=${log.next}`;
  const headers = {
    "Cache-Control": "public, max-age=3600",
    ...(next !== null && { Link: `<${next}>; rel="next"` }),
  };
  return pathname.endsWith(".csv")
    ? csvReply(statements, headers)
    : Response.json({ month, published: createdOn, next, statements }, { headers });
}

function problem(status: number, detail: string): Response {
  const title = status === 404 ? "Not found" : "Bad request";
  return Response.json(
    { title, status, detail },
    { status, headers: { "Content-Type": "application/problem+json" } },
  );
}

const COLUMNS = Object.keys(
  statementOf(
    {
      id: "",
      outcome: null,
      reason: null,
      thing: null,
      day: null,
      contentDay: null,
      foundBy: null,
    },
    "",
    "",
  ),
) as (keyof StatementJson)[];

function csvReply(statements: StatementJson[], headers: Record<string, string>): Response {
  const rows = statements.map((statement) => COLUMNS.map((column) => cellOf(statement[column])));
  const lines = [COLUMNS, ...rows].map((cells) => cells.join(","));
  return new Response(`\uFEFF${lines.join("\r\n")}\r\n`, {
    headers: { ...headers, "Content-Type": "text/csv; charset=utf-8" },
  });
}

/** No cell runs as a formula. Several values are written as a list in JSON, as in the files of the database. */
function cellOf(value: string | string[] | null): string {
  const safe = guardCell(Array.isArray(value) ? JSON.stringify(value) : (value ?? ""));
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
