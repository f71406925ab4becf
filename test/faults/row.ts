import type { FaultyPart } from "./parts.ts";

/** One request of the matrix, and what is special about it. */
export interface Row {
  method: string;
  path: string;
  /** Distinguishes rows of the same path: an operation, a visitor. */
  what?: string;
  /** Who sends it; undefined for a stranger. */
  as?: string;
  headers?: Record<string, string>;
  body?: () => BodyInit;
  /** What the page says when a part fails. */
  says?: string;
  /** The status of a request that is always refused. */
  refused?: number;
  /** The status when it is sent again after it has taken effect. */
  doneBefore?: number;
  /** Parts whose failure may go unnoticed, each with the reason. */
  forgives?: Partial<Record<FaultyPart, string>>;
  /** Why a failure may set the cookie of a new session. */
  begins?: string;
  /** Stored lines that may or may not exist after an interruption, and what becomes of them. */
  leaves?: [RegExp, becauseOf: string][];
  /** The form of its failure, if that is not a page, a problem or a plain sentence. */
  failsAs?: string;
  /** Why it may be half done until it is sent again. */
  inSteps?: string;
  /** Why it takes effect twice if sent twice. */
  twice?: string;
}

/** The headers that identify each visitor. */
export type Visitors = Record<string, Record<string, string>>;
