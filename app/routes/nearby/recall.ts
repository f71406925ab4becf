import { useEffect } from "react";
import { startStopwatch } from "./stopwatch.ts";

/** What pages have read last, as long as this document is open. */
const remembered = new Map<string, { value: unknown; passed: () => number }>();

/** Keeps in mind what a page has read, for when the network fails. */
export function useRemembered(page: string, value: unknown): void {
  useEffect(() => {
    remembered.set(page, { value, passed: startStopwatch() });
  }, [page, value]);
}

/** What a page has read last, and how many milliseconds ago; undefined where it has read nothing yet. */
export function recall(page: string): { value: unknown; age: number } | undefined {
  const last = remembered.get(page);
  return last && { value: last.value, age: last.passed() };
}
