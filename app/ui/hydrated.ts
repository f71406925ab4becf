import { useDeferredValue, useSyncExternalStore } from "react";

/**
 * Whether React runs here: false on the server and at first, so that what needs it never hinders plain forms. A page
 * that is taken over is rendered again in small steps, and what is shown later is right from the start.
 */
export function useIsHydrated(): boolean {
  // React calls the one or the other. Both give the same: for another value it would render the page again in one go.
  useSyncExternalStore(neverChanges, noteBrowser, noteServer);
  return useDeferredValue(true, isInBrowser);
}

/** Whether what is just being rendered is not what the server rendered. */
let isInBrowser = false;

function noteBrowser(): void {
  isInBrowser = true;
}

function noteServer(): void {
  isInBrowser = false;
}

function neverChanges(): () => void {
  return () => {};
}
