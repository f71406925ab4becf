import { useFetcher, type FetcherWithComponents } from "react-router";
import type { ThreadAnswer } from "./thread-answer.ts";
import { useProblemText } from "./use-problem-text.ts";

/** What took the place of a post: it was hidden, or its author blocked. */
export interface Gone {
  why: "hidden" | "blocked";
  /** The block by which it can be taken back; empty where there was one before. */
  block: string;
}

interface Hiding {
  /** Undefined while the post is shown. */
  gone: Gone | undefined;
  /** Why it could not be hidden or shown again. */
  problem: string | undefined;
  fetcher: FetcherWithComponents<ThreadAnswer>;
}

const UNDOES = { "hide-post": false, block: false, "unhide-post": true, unblock: true };

/** Whether somebody has just hidden this post in their feed or blocked its author, and not undone it. */
export function useHiding(thread: string): Hiding {
  const fetcher = useFetcher<ThreadAnswer>({ key: hidingOf(thread) });
  const { data } = fetcher;
  const problem = useProblemText(data?.problem);
  return { gone: data && goneBy(data), problem, fetcher };
}

function goneBy({ operation, problem, block }: ThreadAnswer): Gone | undefined {
  const isUndo = UNDOES[operation as keyof typeof UNDOES];
  const isFailed = problem !== undefined;
  if (isUndo !== isFailed) return undefined;
  return { why: operation.endsWith("block") ? "blocked" : "hidden", block };
}

/** The key of the fetcher by which a card in a feed is hidden and shown again. */
export function hidingOf(thread: string): string {
  return `hide ${thread}`;
}
