import { useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { DeleteDialog } from "#app/routes/menu/editor/forms/delete-dialog.tsx";
import { seenWithin } from "#app/routes/menu/editor/operations/refreshed.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

interface DeleteSectionDialogProps {
  section: Section;
  onClose: () => void;
}

/** Asks whether a section is to be deleted, with the dishes that it had when the dialog opened and no others. */
export function DeleteSectionDialog({ section, onClose }: DeleteSectionDialogProps) {
  const { sections } = useMessages("editor");
  const { id, name } = section;
  const own = <span lang={textLanguage(name, useLanguage())} />;
  const { list, revision } = seenWithin(useShown(section));
  return (
    <DeleteDialog
      operation="delete-section"
      title={sections.deleteTitle}
      question={rich(sections.sureToDelete({ name, own }))}
      note={list.length > 0 ? sections.goesWith({ count: list.length }) : undefined}
      fields={[
        ["sectionId", String(id)],
        ["revision", String(revision)],
        ...list.map((itemId): [string, string] => ["seen", itemId]),
      ]}
      returnTo={[`#section-${id} .section-more`, `#title-${id}`, ".toolbar a"]}
      onClose={onClose}
    />
  );
}

/** The dishes of a section as they were at first. Those that had no id of the server's then get it as it comes. */
function useShown({ items }: Section) {
  const { keyOf } = useEditor();
  const [shown] = useState(() => items.map((item) => ({ item, key: keyOf("items", item.id) })));
  const now = (key: number) => items.find(({ id }) => keyOf("items", id) === key);
  return { items: shown.map(({ item, key }) => (item.id < 0 ? (now(key) ?? item) : item)) };
}
