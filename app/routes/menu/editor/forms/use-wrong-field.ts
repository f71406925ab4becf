import { useState } from "react";
import { problemText } from "#app/messages/problem-text.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { findWrong, type Wrong } from "./find-wrong.ts";

/** The field that is wrong, and the words that stand beside it, under this id. */
export interface WrongField extends Wrong {
  id: string;
  text: string;
}

/** Says what is wrong in a form before it is sent; `part` names the form among the parts of the editor. */
export function useWrongField(part: string) {
  const problems = useMessages("problems");
  const { noteRefused } = useEditor();
  const [wrong, setWrong] = useState<WrongField>();
  /** Tells of a field, which gets the focus: the form stays open. */
  function tell(found: Wrong, form: HTMLFormElement): void {
    noteRefused();
    setWrong({ ...found, id: `wrong-${part}`, text: problemText(problems, found.problem) });
    // Not sent, it still holds what was typed.
    form.dataset["typed"] = "";
    const field = fieldAt(form, found);
    field?.closest("details")?.setAttribute("open", "");
    field?.focus();
  }
  return {
    wrong,
    tell,
    /** To be called as somebody types. */
    onInput: () => setWrong(undefined),
  };
}

/** The first wrong field that people fill in; undefined if there is none. A time that is half typed is wrong too. */
export function wrongIn(fields: Fields, form: HTMLFormElement): Wrong | undefined {
  const times = form.querySelectorAll<HTMLInputElement>("[type=time]");
  const halfTyped = [...times].find(({ validity }) => validity.badInput);
  if (halfTyped) return { name: halfTyped.name, row: 0, problem: { code: "menu-time-wrong" } };
  const found = findWrong(fields);
  return found && fieldAt(form, found) ? found : undefined;
}

function fieldAt(form: HTMLFormElement, { name, row }: Wrong): HTMLElement | undefined {
  return form.querySelectorAll<HTMLElement>(`[name="${name}"]:not([type=hidden])`)[row];
}

/** The attributes of a field by its name and place, which lead to what is wrong with it if anything is. */
export function wrongAs(wrong: WrongField | undefined, name: string, row = 0) {
  const isHere = wrong?.name === name && wrong.row === row;
  return isHere ? { "aria-invalid": true, "aria-describedby": wrong.id } : undefined;
}
