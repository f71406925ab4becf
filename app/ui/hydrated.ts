import { useSyncExternalStore } from "react";

/**
 * Whether React has taken the page over: false on the server and in the first rendering in the browser, true
 * from then on. What only works with JavaScript waits for it, so that plain forms are never in its way.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}
