import { useDeferredValue } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useEditor, type Editor } from "#app/routes/menu/editor/editor-context.ts";

/** So many rows are rendered at once without holding anybody up. */
const FEW = 8;

/** A section as it is to be shown: at once what changes a few dishes, and what changes many as there is time for it. */
export function useCalmSection(section: Section): Section {
  const { keyOf } = useEditor();
  const before = useDeferredValue(section);
  return changesMany(before, section, keyOf) ? before : section;
}

/** Whether more than a few dishes say something else or are new, and those that were there stand where they stood. */
export function changesMany(before: Section, after: Section, keyOf: Editor["keyOf"]): boolean {
  if (before.items === after.items) return false;
  const changed = after.items.filter((item, at) => item !== before.items[at]);
  if (changed.length <= FEW) return false;
  // What is dragged must stand where it was let go.
  return after.items.every(({ id }, at) => {
    const other = before.items[at]?.id ?? id;
    return keyOf("items", other) === keyOf("items", id);
  });
}
