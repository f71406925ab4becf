import { useCallback, useEffect, useRef, type RefObject } from "react";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import {
  forgetForm,
  keepForm,
  markFormSent,
  recallForm,
  renameForm,
  textsIn,
  typedName,
} from "#app/routes/menu/editor/forms/typed-forms.ts";
import { fieldOf, textsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";

/** The texts that are kept of a row. */
const NAMES = ["name", "priceRupees"];
const SIZE_NAME = "sizeName";

/**
 * Keeps what is half typed in a section's row: `keep` keeps what the fields hold now, `send` lets it go. `sizeNames`
 * are the last ones typed, as their question comes and goes.
 */
export function useKeptEntry(form: RefObject<HTMLFormElement | null>, sectionId: number) {
  const key = typedName(useEditor().shopId, `entry-${sectionId}`);
  const sizeNames = useRef<string[]>([]);
  const known = useRef(key);
  useEffect(() => {
    // The server has named the section.
    if (known.current !== key) renameForm(known.current, key);
    known.current = key;
    const typed = recallForm(key) ?? [];
    sizeNames.current = textsOf(typed, SIZE_NAME);
    for (const name of NAMES) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "") {
        field.value = fieldOf(typed, name) ?? "";
      }
    }
  }, [form, key]);
  const keep = useCallback(() => {
    const read = () => (form.current ? textsIn(form.current) : []);
    const shown = textsOf(read(), SIZE_NAME);
    if (shown.length > 0) sizeNames.current = shown;
    if (!NAMES.some((name) => fieldOf(read(), name))) return forgetForm(key);
    keepForm(key, () => [
      ...read().filter(([name]) => name !== SIZE_NAME),
      ...sizeNames.current.map((name): Fields[number] => [SIZE_NAME, name]),
    ]);
  }, [form, key]);
  const send = () => {
    sizeNames.current = [];
    markFormSent(key);
  };
  return { keep, send, sizeNames };
}
