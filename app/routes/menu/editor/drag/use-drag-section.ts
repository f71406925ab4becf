import { useCallback } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";

/** Returns a function that moves a section by its handle to a 1-based place among `count`. */
export function useDragSection(): (section: Section, to: number, count: number) => void {
  const { submit, announceMove } = useEditor();
  return useCallback(
    ({ id, name }, to, count) => {
      if (to < 1 || to > count) return;
      submit([
        ["operation", "move-section"],
        ["sectionId", String(id)],
        ["to", String(to)],
      ]);
      announceMove({ name, to, count }, `#section-${id} .section-header .handle`);
    },
    [submit, announceMove],
  );
}
