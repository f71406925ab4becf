/** Writes one line of JSON. Never pass what a person typed, where they are, or a query string. */
export function log(event: string, fields: Record<string, string | number>): void {
  console.log(JSON.stringify({ event, ...fields }));
}

/** Writes a bug's own line, once, under the request's id. */
export function logError(error: unknown, fields: Record<string, string | number>): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ event: "error", ...fields, message, stack: stack ?? "" }));
}
