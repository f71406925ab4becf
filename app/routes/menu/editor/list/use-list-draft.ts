import { useCallback, useRef, useState } from "react";
import { keepSoon, markSent, recallText } from "#app/device/drafts/kept-texts.ts";
import type { Detail } from "#app/domain/menus/imported-details.ts";
import { NO_CHOICES, type ListChoices } from "#app/domain/menus/list/list-plan.ts";
import type { Mend, Mends } from "#app/domain/menus/list/mends.ts";
import { typedName } from "#app/routes/menu/editor/forms/typed-forms.ts";
import type { ListOpening } from "./list-opening.ts";

/** A menu file that was chosen. */
export interface ChosenMenu {
  name: string;
  json: string;
}

/** A list that is not added yet, and what somebody has mended and chosen in it. */
export interface ListDraft {
  text: string;
  menu: ChosenMenu | null;
  mends: Mends;
  choices: ListChoices;
  /** The details of the shop that are taken from a menu file. */
  details: Detail[];
}

export const EMPTY_DRAFT: ListDraft = {
  text: "",
  menu: null,
  mends: {},
  choices: NO_CHOICES,
  details: [],
};

export type ChangeDraft = (change: (draft: ListDraft) => ListDraft) => void;

/** The draft of a shop. It outlives the screen, a reload and the tab; `send` ends it as it is sent. */
export function useListDraft(
  shopId: string,
  opening: ListOpening,
): [ListDraft, ChangeDraft, send: () => void] {
  const key = typedName(shopId, "list");
  const [draft, setDraft] = useState(() => opened(readDraft(key), opening));
  const last = useRef(draft);
  // At once, so that what is kept is the latest even before React comes to it.
  const change = useCallback<ChangeDraft>(
    (next) => {
      last.current = next(last.current);
      setDraft(last.current);
      keepSoon(key, () => asText(last.current));
    },
    [key],
  );
  const send = useCallback(() => {
    markSent(key);
    last.current = EMPTY_DRAFT;
    setDraft(EMPTY_DRAFT);
  }, [key]);
  return [draft, change, send];
}

function opened(draft: ListDraft, { text, sectionId }: ListOpening): ListDraft {
  const choices =
    sectionId === undefined
      ? draft.choices
      : { ...draft.choices, goals: { ...draft.choices.goals, "#": sectionId } };
  const isKnown = text === "" || draft.text.endsWith(text);
  const joined = isKnown ? draft.text : [draft.text, text].filter(Boolean).join("\n");
  return { ...draft, text: joined, choices };
}

function readDraft(key: string): ListDraft {
  const kept = JSON.parse(recallText(key) ?? "null") as ListDraft | null;
  return { ...EMPTY_DRAFT, ...kept };
}

/** What is to be kept of a draft; undefined of an empty one. */
function asText(draft: ListDraft): string | undefined {
  return draft.text === "" && !draft.menu ? undefined : JSON.stringify(draft);
}

/** The draft with a further mend of one line. */
export function withMend(draft: ListDraft, key: string, mend: Mend): ListDraft {
  return { ...draft, mends: { ...draft.mends, [key]: { ...draft.mends[key], ...mend } } };
}

/** The draft with further choices. */
export function withChoices(
  draft: ListDraft,
  change: (choices: ListChoices) => Partial<ListChoices>,
): ListDraft {
  return { ...draft, choices: { ...draft.choices, ...change(draft.choices) } };
}
