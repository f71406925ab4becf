import { env } from "cloudflare:workers";
import type { Outcome, TooMany } from "#app/domain/outcome.ts";
import { countForAddress, type Received } from "./limits.ts";

/** What programs that read pages call themselves, those among them that run scripts. */
const PROGRAM = /bot\b|crawl|spider|headless|lighthouse|preview|^$/i;

/** Whether a phone that reports an opened menu is counted: no program, and nobody who has told sites not to count them. */
export function mayBeCounted({ headers }: Request): boolean {
  const isRefused = headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";
  return !isRefused && !PROGRAM.test(headers.get("User-Agent") ?? "");
}

/** Refused over what one address may report in a minute: a shop's Wi-Fi is one address. */
export function limitOpenings(received: Received): Promise<Outcome<undefined, TooMany>> {
  return countForAddress(env.OPENINGS_PER_ADDRESS, received);
}
