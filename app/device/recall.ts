import { useEffect } from "react";
import { startStopwatch } from "./stopwatch.ts";

/** Lives as long as the document. */
const remembered = new Map<string, { value: unknown; passed: () => number }>();

/** Remembers what a page has read, for when the network fails. */
export function useRemembered(page: string, value: unknown): void {
  useEffect(() => {
    remembered.set(page, { value, passed: startStopwatch() });
  }, [page, value]);
}

/** What a page read last, and how many milliseconds ago; undefined if nothing yet. */
export function recall(page: string): { value: unknown; age: number } | undefined {
  const last = remembered.get(page);
  return last && { value: last.value, age: last.passed() };
}

/** Forgets what a page read. */
export function forgetRemembered(page: string): void {
  remembered.delete(page);
}
