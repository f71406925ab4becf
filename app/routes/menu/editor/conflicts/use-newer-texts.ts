import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { contestedNames, wasOf } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { pairsOf, textsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useFieldNames } from "./use-failure-text.ts";

/** What a field of the shop is called, and what is stored in it; "–" for nothing. */
export interface NewerText {
  title: string;
  text: string;
}

/** Gives the details of a shop that both devices have changed, as they are stored now. */
export function useNewerTexts(): (change: FailedChange) => NewerText[] {
  const { itemForm } = useMessages("editor");
  const { cover } = useMessages("photos");
  const names = useFieldNames();
  const titles: Record<string, string | undefined> = { ...names, cover: cover.title };
  const words: Record<string, Record<string, string>> = {
    cover: { "": cover.suggested, ...cover },
    isListedNearby: { yes: itemForm.yes, no: itemForm.no },
    includesGst: { yes: itemForm.yes, no: itemForm.no },
  };
  const textOf = (now: Fields, name: string) =>
    name === "footer"
      ? pairsOf(now, "footerLabel", "footerText").map((row) => row.filter(Boolean).join(": "))
      : textsOf(now, name).map((text) => words[name]?.[text] ?? text.replaceAll("\n", ", "));
  return ({ fields, again }) => {
    const now = wasOf(again);
    if (!now) return [];
    const contested = contestedNames(now, fields).map((name) => LISTED[name] ?? name);
    return [...new Set(contested)].flatMap((name) => {
      const title = titles[name];
      const text = textOf(now, name).filter(Boolean).join(", ") || "–";
      return title === undefined ? [] : { title, text };
    });
  };
}

/** Fields of which several make a list with one title. */
const LISTED: Record<string, string> = { footerLabel: "footer", footerText: "footer" };
