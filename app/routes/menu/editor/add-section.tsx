import { menuLimits } from "#app/domain/menus/limits.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { AddDialog } from "./add-dialog.tsx";
import { canRetry, type FailedChange } from "./changes.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { fieldOf } from "./fields.ts";
import { Icon } from "./icon.tsx";
import { Opener, useOpened } from "./opener.tsx";

export function AddSection({ failed }: { failed: FailedChange[] }) {
  const { sections } = useMessages("editor");
  const [isOpen, setOpen] = useOpened("add-section");
  return (
    <>
      <div className="toolbar">
        <Opener className="button primary" part="add-section" onOpen={() => setOpen(true)}>
          <Icon name="plus" /> {sections.add}
        </Opener>
        <p>{sections.howToSort}</p>
      </div>
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
      {isOpen && (
        <AddSectionDialog
          refused={failed.findLast((change) => !canRetry(change))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface AddSectionDialogProps {
  refused: FailedChange | undefined;
  onClose: () => void;
}

function AddSectionDialog({ refused, onClose }: AddSectionDialogProps) {
  const { sections } = useMessages("editor");
  return (
    <AddDialog
      title={sections.addTitle}
      returnTo=".toolbar a"
      operation="add-section"
      replaces={refused?.id}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor="section-name">{sections.name}</label>
        <input
          id="section-name"
          name="name"
          placeholder={sections.namePlaceholder}
          defaultValue={refused && fieldOf(refused.again, "name")}
          pattern="\s*\S.*"
          maxLength={menuLimits.nameLength}
          autoComplete="off"
          autoFocus
          required
        />
      </div>
    </AddDialog>
  );
}
