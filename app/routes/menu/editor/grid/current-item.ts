import { useSyncExternalStore } from "react";

let current: number | undefined;
const listeners = new Set<() => void>();

/** Says which dish the focus is at, which the preview then shows. */
export function setCurrentItem(itemId: number | undefined): void {
  if (itemId === undefined || itemId === current) return;
  current = itemId;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The dish that the focus is or was at. */
export function useCurrentItem(): number | undefined {
  return useSyncExternalStore(listen, () => current);
}
