import { useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { seenWithin } from "./refreshed.ts";

interface DeleteSectionDialogProps {
  section: Section;
  onClose: () => void;
}

export function DeleteSectionDialog({ section, onClose }: DeleteSectionDialogProps) {
  const { sections } = useMessages("editor");
  const { id, name } = section;
  const own = <span lang={textLanguage(name, useLanguage())} />;
  // The section as it was when its owner asked: later changes they have not seen.
  const [{ list, revision }] = useState(() => seenWithin(section));
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
