import { SHORT_PATIENCE_MS } from "./patience.ts";
import { answerWithin } from "./unreachable.ts";

/** A text that the site has at this path; undefined if there is none. Throws if the network fails. */
export async function readTextFile(path: string): Promise<string | undefined> {
  const reply = await answerWithin(SHORT_PATIENCE_MS, fetch(path));
  if (reply.status === 404) return undefined;
  // A café's network answers with a page of its own.
  const isOurs = reply.ok && (reply.headers.get("Content-Type") ?? "").startsWith("text/plain");
  if (!isOurs) throw new TypeError(`no text at ${path}`);
  return reply.text();
}
