import { createContext, use } from "react";
import type { ChangeChoice } from "#app/domain/menus/list/planned-dish.ts";
import type { Mend } from "#app/domain/menus/list/mends.ts";

/** What every row of the list can do. It stays the same object. */
export interface ListActions {
  mend: (key: string, mend: Mend) => void;
  choose: (key: string, choice: ChangeChoice) => void;
  /** The menu's section that a section of the list goes to; null for a new one. */
  send: (key: string, goal: number | null) => void;
  /** Opens the form of a dish, or closes it. */
  edit: (key: string | null) => void;
}

export const ListActionsContext = createContext<ListActions | null>(null);

/** What can be done to a pasted list. Throws outside of one. */
export function useListActions(): ListActions {
  const actions = use(ListActionsContext);
  if (!actions) throw new Error("outside of a list");
  return actions;
}
