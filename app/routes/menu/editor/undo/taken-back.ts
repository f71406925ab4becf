/** What was refused, without being a change: Undo takes it back too. */
interface Refusals {
  /** When the last of them came, in milliseconds UTC; 0 if there is none. */
  latest: () => number;
  /** Takes back those that came between these times; gives what brings them back. */
  takeBack: (from: number, to: number) => () => void;
}

const all = new Set<Refusals>();
const listeners = new Set<() => void>();

/** Has Undo know of refusals; returns what ends that. */
export function knowRefusals(refusals: Refusals): () => void {
  all.add(refusals);
  noteRefusals();
  return () => {
    all.delete(refusals);
    noteRefusals();
  };
}

/** To be called when some were added or are gone. */
export function noteRefusals(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever something was refused or taken back; returns what ends that. */
export function listenForRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the last thing was refused; 0 if nothing is. */
export function lastRefusal(): number {
  return Math.max(0, ...[...all].map(({ latest }) => latest()));
}

/** What is pasted in one go is refused and changed within so many milliseconds. */
const ONE_ACT_MS = 500;

/** Takes back what was refused last, if that was after the change with this id, which is a time. Says whether it was. */
export function takeBackRefused(changeId: number): boolean {
  const last = lastRefusal();
  // A photo's step has an id below 0.
  if (last === 0 || last <= changeId) return false;
  for (const { takeBack } of all) takeBack(last - ONE_ACT_MS, last);
  return true;
}

/** What brings back what was refused with a step, by the id of the change that has undone it. */
const undone = new Map<number, (() => void)[]>();

/** To be called as the change with this id is undone by another: takes back what was refused with it. */
export function undoRefused(changeId: number, undoId: number): void {
  const back = [...all].map(({ takeBack }) => takeBack(changeId - ONE_ACT_MS, changeId));
  undone.set(undoId, back);
}

/** To be called before it is done again: brings that back, and nothing that was refused otherwise. */
export function redoRefused(undoId: number): void {
  for (const bringBack of undone.get(undoId) ?? []) bringBack();
  undone.delete(undoId);
}
