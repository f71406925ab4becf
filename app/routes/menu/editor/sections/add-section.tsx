import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { canRetry } from "#app/routes/menu/editor/changes/changes.ts";
import { Opener, useOpened } from "#app/routes/menu/editor/forms/opener.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { FailureNotice } from "#app/routes/menu/editor/later/parts-later.ts";
import { SoldOutNow } from "#app/routes/menu/editor/sold-out/sold-out-now.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { AddSectionDialog } from "./add-section-dialog.tsx";

interface AddSectionProps {
  sections: Section[];
  failed: FailedChange[];
  /** More buttons. */
  tools: React.ReactNode;
}

/** What stands above the sections. */
export function AddSection({ sections: all, failed, tools }: AddSectionProps) {
  const { sections } = useMessages("editor");
  const [isOpen, setOpen] = useOpened("add-section");
  return (
    <>
      <div className="toolbar">
        <Opener className="button primary" part="add-section" onOpen={() => setOpen(true)}>
          <Icon name="plus" /> {sections.add}
        </Opener>
        <SoldOutNow sections={all} />
        {tools}
        <p className="needs-script">{sections.howToSort}</p>
      </div>
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
      {isOpen && (
        <AddSectionDialog
          part="add-section"
          refused={failed.findLast((change) => !canRetry(change))}
          returnTo={[".toolbar a"]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
