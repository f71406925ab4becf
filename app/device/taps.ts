/** Taps without an answer yet, by what they are about: the path that each goes to, and its fields. */
const underWay = new Map<string, { path: string; fields: URLSearchParams }>();

let isWatched = false;

let lastNumber = 0;

type Submit = (
  fields: Record<string, string>,
  options: { method: "post"; action: string },
) => Promise<void>;

/**
 * Sends a tap to `path`, and once more if the page goes before its answer comes: browsers cancel what is under way then, and
 * the tap would be lost. Only for taps that can be sent twice: they say what is wanted, rather than toggle it. A number
 * tells the server which of two taps is the later one: what is sent as the page goes can overtake what was sent before it.
 */
export function sendTap(submit: Submit, path: string, fields: Record<string, string>): void {
  const sent = { ...fields, tapNumber: String(nextNumber()) };
  const written = new URLSearchParams(sent);
  underWay.set(subjectOf(path, written), { path, fields: written });
  if (!isWatched) addEventListener("pagehide", sendAll);
  isWatched = true;
  void submit(sent, { method: "post", action: path });
}

/** Higher than all before it on this page, also where the phone's clock is set back. */
function nextNumber(): number {
  lastNumber = Math.max(Date.now(), lastNumber + 1);
  return lastNumber;
}

/** Forgets a tap whose answer has come, but not a later one, which is still under way. */
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
    // As a plain form, it would be redirected to a page that nobody sees.
    navigator.sendBeacon(`${path}.data`, fields);
  }
  underWay.clear();
}
