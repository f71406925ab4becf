import { useState } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { MoveSeveral } from "./choosing-dialogs.tsx";

/** Asks to which other section an item is to go. */
export function MoveItemDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const { submit, sectionsNow, announce } = useEditor();
  const [sections] = useState(sectionsNow);
  return (
    <MoveSeveral
      sections={sections.filter(({ id }) => id !== item.sectionId)}
      chosen={[item.id]}
      returnTo={`#item-${item.id} [data-menu]`}
      onChange={(patch, said) => {
        submit(patchFields(patch));
        announce(said);
      }}
      onClose={onClose}
    />
  );
}
