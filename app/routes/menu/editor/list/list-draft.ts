import type { Detail } from "#app/domain/menus/imported-details.ts";
import { NO_CHOICES, type ListChoices } from "#app/domain/menus/list/list-plan.ts";
import type { Mend, Mends } from "#app/domain/menus/list/mends.ts";
import type { ListOpening } from "./list-opening.ts";

/** A menu file that was chosen. */
export interface ChosenMenu {
  name: string;
  json: string;
}

/** A list, and what somebody has mended and chosen in it. */
interface OneList {
  text: string;
  menu: ChosenMenu | null;
  mends: Mends;
  choices: ListChoices;
  /** The details of the shop that are taken from a menu file. */
  details: Detail[];
  /** Whether it is what a file gave, with nothing typed or mended in it since. */
  isAsChosen: boolean;
}

/** A list that is not added yet. */
export interface ListDraft extends OneList {
  /** What was cleared or replaced by a file; the last comes back first. */
  earlier: OneList[];
}

export type ChangeDraft = (change: (draft: ListDraft) => ListDraft) => void;

export const EMPTY_DRAFT: ListDraft = {
  text: "",
  menu: null,
  mends: {},
  choices: NO_CHOICES,
  details: [],
  isAsChosen: false,
  earlier: [],
};

/** In characters. The browser's storage takes some five million, of all that is half typed. */
const MOST_KEPT = 1_000_000;

/** Whether neither a text nor a file stands there. */
export function hasNothing({ text, menu }: Pick<OneList, "text" | "menu">): boolean {
  return text === "" && !menu;
}

/** The draft as its screen opens: a text from elsewhere goes below the one that is there, but takes a menu file's place. */
export function opened(draft: ListDraft, { text, sectionId }: ListOpening): ListDraft {
  const isAdded = text !== "" && !draft.text.endsWith(text);
  const before = isAdded && draft.menu ? replaced(draft) : draft;
  const joined = isAdded
    ? withText(before, [before.text, text].filter(Boolean).join("\n"))
    : before;
  return sectionId === undefined
    ? joined
    : withChoices(joined, ({ goals }) => ({ goals: { ...goals, "#": sectionId } }));
}

/** The draft with another list in the place of the one there, or with none. What was there can be brought back. */
export function replaced(draft: ListDraft, by?: Pick<ListDraft, "text" | "menu">): ListDraft {
  const { earlier, ...now } = draft;
  return {
    ...EMPTY_DRAFT,
    ...by,
    isAsChosen: by !== undefined,
    earlier: hasNothing(now) ? earlier : [...earlier, now],
  };
}

/**
 * The draft with what was there before. What is there now goes below all others, so that this loses nothing either; but
 * a file as it was chosen can be chosen again, and goes.
 */
export function broughtBack(draft: ListDraft): ListDraft {
  const { earlier, ...now } = draft;
  const last = earlier.at(-1);
  if (!last) return draft;
  const others = earlier.slice(0, -1);
  return { ...last, earlier: now.isAsChosen || hasNothing(now) ? others : [now, ...others] };
}

/** What is to be kept of a draft, without earlier lists where they are very long; undefined of an empty one. */
export function asKept(draft: ListDraft): string | undefined {
  if (hasNothing(draft) && draft.earlier.length === 0) return undefined;
  const all = JSON.stringify(draft);
  return all.length <= MOST_KEPT ? all : JSON.stringify({ ...draft, earlier: [] });
}

/** The draft with another text, which somebody typed or pasted. */
export function withText(draft: ListDraft, text: string): ListDraft {
  return { ...draft, text, isAsChosen: false };
}

/** The draft with a further mend of each of these lines. */
export function withMends(draft: ListDraft, mends: Iterable<[key: string, Mend]>): ListDraft {
  const all = { ...draft.mends };
  for (const [key, mend] of mends) all[key] = { ...all[key], ...mend };
  return { ...draft, mends: all, isAsChosen: false };
}

/** The draft with further choices. */
export function withChoices(
  draft: ListDraft,
  change: (choices: ListChoices) => Partial<ListChoices>,
): ListDraft {
  return { ...draft, choices: { ...draft.choices, ...change(draft.choices) } };
}
