import { useSyncExternalStore } from "react";

/** What the screen for a list is opened with. */
export interface ListOpening {
  /** Put below what is kept from an earlier visit. */
  text: string;
  /** The section that dishes above the first heading go to. */
  sectionId?: number | undefined;
}

let opening: ListOpening | undefined;
const listeners = new Set<() => void>();

/** Opens the screen for a list over the editor, with a text that was pasted elsewhere perhaps. */
export function openList(wanted: ListOpening = { text: "" }): void {
  set(wanted);
}

/** Closes it; what is typed in it is kept. */
export function closeList(): void {
  set(undefined);
}

function set(wanted: ListOpening | undefined): void {
  opening = wanted;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    opening = undefined;
  };
}

/** What the screen is opened with; undefined while it is closed. */
export function useListOpening(): ListOpening | undefined {
  return useSyncExternalStore(
    listen,
    () => opening,
    () => undefined,
  );
}
