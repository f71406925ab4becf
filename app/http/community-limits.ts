import { env } from "cloudflare:workers";
import type { Outcome, TooMany } from "#app/domain/outcome.ts";
import { countForAddress, type Received } from "./limits.ts";

/** What neighbours do that is counted for their address. */
export type CountedAct = "post" | "comment" | "report" | "move";

/** Counts one more act at the address that a request comes from; refused where there are too many in a minute. */
export function countAct(
  act: CountedAct,
  received: Received,
): Promise<Outcome<undefined, TooMany>> {
  const limiters = {
    post: env.POSTS_PER_ADDRESS,
    comment: env.COMMENTS_PER_ADDRESS,
    move: env.MOVES_PER_ADDRESS,
    report: env.REPORTS_PER_ADDRESS,
  };
  return countForAddress(limiters[act], received);
}
