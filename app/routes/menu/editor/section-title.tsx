import { useRef } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { FailedChange } from "./changes.ts";
import { Icon } from "./icon.tsx";
import { Closer, Opener } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import { fieldOf } from "./fields.ts";
import { useReturnFocus } from "./use-return-focus.ts";

interface SectionTitleProps {
  section: Section;
  /** The name of the part that the title opens. */
  part: string;
  onRename: () => void;
}

/** A section's name, which is renamed by a tap on it. */
export function SectionTitle({ section, part, onRename }: SectionTitleProps) {
  return (
    <h2>
      <Opener
        id={`title-${section.id}`}
        part={part}
        at={`#section-${section.id}`}
        lang={textLanguage(section.name)}
        disabled={section.id < 0}
        onOpen={onRename}
      >
        {section.name}
      </Opener>
    </h2>
  );
}

interface RenameFormProps {
  section: Section;
  /** A renaming that failed: what was typed then is typed again. */
  failed: FailedChange | undefined;
  onClose: () => void;
}

/** Renames a section in its place. Enter and the tick save, Escape and the cross cancel; nothing or the same cancels too. */
export function RenameForm({ section, failed, onClose }: RenameFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useReturnFocus(`#title-${section.id}`);
  return (
    <OperationForm
      className="inline-form"
      operation="rename-section"
      replaces={failed?.id}
      fields={[["sectionId", String(section.id)]]}
      onSend={() => {
        const name = input.current?.value.trim() ?? "";
        onClose();
        return name !== "" && name !== section.name;
      }}
      onCancel={onClose}
    >
      <input
        ref={input}
        name="name"
        aria-label={`Name of ${section.name}`}
        placeholder="Enter section name"
        defaultValue={failed ? fieldOf(failed.again, "name") : section.name}
        maxLength={menuLimits.nameLength}
        autoComplete="off"
        autoFocus
      />
      <button className="icon-button" aria-label="Save">
        <Icon name="tick" />
      </button>
      <Closer className="icon-button" aria-label="Cancel" onClose={onClose}>
        <Icon name="cross" />
      </Closer>
    </OperationForm>
  );
}
