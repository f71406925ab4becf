import type { NewIds } from "#app/routes/menu/editor/operations/added.ts";

/** What React knows sections and items by. */
export interface DraftKeys {
  /** Drafts keep the ids that they began with, so that what is open or typed in them stays once they are saved. */
  keyOf: (kind: keyof NewIds, id: number) => number;
  /** Notes the ids that the server gave to drafts. */
  note: (ids: NewIds) => void;
}

/** Remembers which drafts the server has named, so that a row keeps its key, and with it what is typed in it. */
export function draftKeys(): DraftKeys {
  const drafts = { sections: new Map<number, number>(), items: new Map<number, number>() };
  return {
    keyOf: (kind, id) => drafts[kind].get(id) ?? id,
    note(ids) {
      for (const kind of ["sections", "items"] as const) {
        for (const [draft, id] of Object.entries(ids[kind])) drafts[kind].set(id, Number(draft));
      }
    },
  };
}
