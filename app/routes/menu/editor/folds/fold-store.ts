/** Whether an owner has folded a section (false) or unfolded it (true), by its id. */
export type Folds = Record<number, boolean>;

const nameOf = (shopId: string) => `editor-folds:${shopId}`;

/** What this browser knows of a shop's folds; nothing where storage is forbidden. */
export function recallFolds(shopId: string): Folds {
  try {
    return (JSON.parse(localStorage.getItem(nameOf(shopId)) ?? "{}") as Folds | null) ?? {};
  } catch {
    return {};
  }
}

/** Keeps the folds of the sections that there are. Where storage is full or forbidden, only this page knows them. */
export function keepFolds(shopId: string, folds: Folds, ids: readonly number[]): void {
  const known = Object.entries(folds).filter(([id]) => ids.includes(Number(id)));
  try {
    localStorage.setItem(nameOf(shopId), JSON.stringify(Object.fromEntries(known)));
  } catch {
    // Nothing to tell: all works but the next visit.
  }
}
