type Fields = Record<string, string | number>;

/** Writes one line of JSON. Never pass what a person typed, where they are, or a query string. */
export function log(event: string, fields: Fields): void {
  console.log(JSON.stringify({ event, ...fields }));
}

/**
 * Writes a bug's own line, once, under the request's id. It tells the first cause alone: the message of a
 * failed query around it holds the query's values, which somebody may have typed.
 */
export function logError(error: unknown, fields: Fields): void {
  const { message, stack } = firstCause(error);
  console.error(JSON.stringify({ event: "error", ...fields, message, stack: stack ?? "" }));
}

function firstCause(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? firstCause(error.cause) : error;
}

/** The path of a request, for the log: without its query, and cut, as anybody can make one of any length. */
export function pathOf(request: Request): string {
  return new URL(request.url).pathname.slice(0, 200);
}
