import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { canRetry, type FailedChange } from "./changes.ts";
import { AddSectionDialog, FailureNotice } from "./forms-later.ts";
import { Icon } from "./icon.tsx";
import { Opener, useOpened } from "./opener.tsx";
import { SoldOutNow } from "./sold-out-now.tsx";

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
