import { findUnavailable } from "#app/platform/unavailable.ts";

type Fields = Record<string, string | number>;

/** Writes one line of JSON. Never pass what a person typed, where they are, or a query string. */
export function log(event: string, fields: Fields): void {
  console.log(JSON.stringify({ event, ...fields }));
}

/** Logs only the first cause: the message of a failed query holds the query's values, which somebody may have typed. */
export function logError(error: unknown, fields: Fields): void {
  const failed = findUnavailable(error);
  const kind = failed ? { kind: "unavailable", part: failed.part } : { kind: "bug" };
  const { message, stack } = firstCause(error);
  console.error(
    JSON.stringify({ event: "error", ...kind, ...fields, message, stack: stack ?? "" }),
  );
}

function firstCause(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? firstCause(error.cause) : error;
}

/** The path of a request for the log: without its query, and cut short, because anybody can send one of any length. */
export function pathOf(request: Request): string {
  return new URL(request.url).pathname.slice(0, 200);
}
