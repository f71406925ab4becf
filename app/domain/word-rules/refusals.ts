import type { Detector, Reason } from "./limits.ts";

/** What was found in words: a number, an id, or words that something could be reported for. */
export interface FoundWords {
  of: Detector | Reason;
  words: string;
}

/** The writer is asked whether to send it like this. Sent again with `mark`, the same words are taken as they are. */
export interface AskedFirst {
  reason: "asked-first";
  found: FoundWords[];
  mark: string;
}
