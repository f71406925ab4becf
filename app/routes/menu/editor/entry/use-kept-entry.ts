import { useCallback, useEffect, type RefObject } from "react";
import { fieldOf } from "#app/routes/menu/editor/fields.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import {
  forgetForm,
  keepForm,
  recallForm,
  textsIn,
  typedName,
} from "#app/routes/menu/editor/typed-forms.ts";

/** The texts that are kept of a row. */
const NAMES = ["name", "priceRupees"];

/** Keeps what is half typed in a section's row. Gives a function that keeps what the fields hold now. */
export function useKeptEntry(form: RefObject<HTMLFormElement | null>, sectionId: number) {
  const key = typedName(useEditor().shopId, `entry-${sectionId}`);
  useEffect(() => {
    const typed = recallForm(key) ?? [];
    for (const name of NAMES) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "") {
        field.value = fieldOf(typed, name) ?? "";
      }
    }
  }, [form, key]);
  return useCallback(() => {
    const read = () => (form.current ? textsIn(form.current) : []);
    if (NAMES.some((name) => fieldOf(read(), name))) keepForm(key, read);
    else forgetForm(key);
  }, [form, key]);
}
