import { useSyncExternalStore } from "react";

/** Whether React runs here: false on the server and at first, so that what needs it never hinders plain forms. */
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
