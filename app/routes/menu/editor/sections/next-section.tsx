import { useState } from "react";
import { Opener } from "#app/routes/menu/editor/forms/opener.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { AddSectionDialog } from "./add-section-dialog.tsx";

const PART = "add-section";

/** Adds a section where the last one ends: who types a menu from top to bottom is there, far below the toolbar. */
export function NextSection() {
  const { next } = useMessages("editor").sections;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener className="button next-section" part={PART} onOpen={() => setOpen(true)}>
        <Icon name="plus" /> {next}
      </Opener>
      {isOpen && (
        <AddSectionDialog part={PART} returnTo={[".next-section"]} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
