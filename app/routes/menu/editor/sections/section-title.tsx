import { useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { LineForm } from "#app/routes/menu/editor/forms/line-form.tsx";
import { Opener } from "#app/routes/menu/editor/forms/opener.tsx";
import { wasField } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

interface SectionTitleProps {
  section: Section;
  part: string;
  onRename: () => void;
}

export function SectionTitle({ section, part, onRename }: SectionTitleProps) {
  return (
    <h2>
      <Opener
        id={`title-${section.id}`}
        part={part}
        at={`#section-${section.id}`}
        lang={textLanguage(section.name, useLanguage())}
        onOpen={onRename}
      >
        {section.name}
      </Opener>
    </h2>
  );
}

interface RenameFormProps {
  section: Section;
  failed: FailedChange | undefined;
  onClose: () => void;
}

export function RenameForm({ section, failed, onClose }: RenameFormProps) {
  const { sections } = useMessages("editor");
  // The name that was shown: a later one was not seen.
  const [seen] = useState(section.name);
  const typed = failed && fieldOf(failed.again, "name");
  return (
    <LineForm
      part={`rename-section-${section.id}`}
      operation="rename-section"
      fields={[["sectionId", String(section.id)], wasField([["name", seen]])]}
      replaces={failed?.id}
      text={section.name}
      input={{
        name: "name",
        "aria-label": sections.newName({ name: section.name }),
        placeholder: sections.namePlaceholder,
        ...(typed !== undefined && { defaultValue: typed }),
      }}
      returnTo={[`#title-${section.id}`]}
      onClose={onClose}
    />
  );
}
