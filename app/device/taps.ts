/** What was tapped and has no answer yet: by what it is about, the path that it goes to and its fields. */
const underWay = new Map<string, { path: string; fields: URLSearchParams }>();

let isWatched = false;

/**
 * Has a tap that is on its way sent once more if the page goes before its answer comes: a browser gives up what is under
 * way, and the tap would be lost. Only for what can be sent twice, as it says what is wanted and does not toggle it.
 */
export function noteTap(path: string, fields: URLSearchParams): void {
  underWay.set(subjectOf(path, fields), { path, fields });
  if (isWatched) return;
  isWatched = true;
  addEventListener("pagehide", sendAll);
}

/** The answer to a tap has come. One that was made since is still under way. */
export function noteTapAnswered(path: string, fields: URLSearchParams): void {
  const subject = subjectOf(path, fields);
  if (underWay.get(subject)?.fields.toString() === fields.toString()) underWay.delete(subject);
}

/** A later tap on the same thing takes its place. */
function subjectOf(path: string, fields: URLSearchParams): string {
  const [reaction = ""] = (fields.get("reaction") ?? "").split(" ");
  return [path, fields.get("operation"), reaction].join(" ");
}

function sendAll(): void {
  for (const { path, fields } of underWay.values()) {
    // A plain form would be led on to a page that nobody sees.
    navigator.sendBeacon(`${path}.data`, fields);
  }
  underWay.clear();
}
