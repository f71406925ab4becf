import type { Ledger } from "./ledger.ts";
import type { Random } from "./random.ts";
import type { Server } from "./server.ts";
import type { Cookies } from "./visitor.ts";

/** What a run and its writers work with. */
export interface Stage {
  state: string;
  seed: string;
  ledger: Ledger;
  sessions: Sessions;
  server: Server;
  /** Whether it was killed, and nobody should write any more. */
  isOver: boolean;
}

/** The cookies of each login, by the fact that says whether it is still valid: `session of busy`. */
type Sessions = Map<string, Cookies>;

/** The value of a session's fact while it is valid. */
export const LOGGED_IN = "logged in";

/** What each writer has to itself: random numbers, and words that nobody else writes. */
export interface Pen {
  random: Random;
  /** A new mark, such as `t3-busy-2-17`. */
  mark: () => string;
}

export type Step = () => Promise<unknown>;

/** Repeats steps until the product is killed. Errors after that are expected. */
export async function keepWriting(stage: Stage, step: Step): Promise<void> {
  while (!stage.isOver) {
    try {
      await step();
    } catch (error) {
      if (!stage.isOver) throw error;
    }
  }
}
