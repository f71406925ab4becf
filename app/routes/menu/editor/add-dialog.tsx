import { useIsHydrated } from "#app/ui/hydrated.ts";
import { Dialog } from "./dialog.tsx";
import type { Fields } from "./fields.ts";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import type { OperationName } from "./operations.ts";

interface AddDialogProps {
  title: string;
  /** Where the focus goes afterwards. */
  returnTo: string;
  operation: OperationName;
  fields?: Fields;
  /** An attempt that failed, which this one tries once more. */
  replaces: number | undefined;
  /** Whether enough is typed for the thing to be added. */
  isComplete: boolean;
  onClose: () => void;
  children: React.ReactNode;
}

/** The dialog in which a new thing is typed, with the buttons Cancel and Add. */
export function AddDialog({
  title,
  returnTo,
  isComplete,
  onClose,
  children,
  ...form
}: AddDialogProps) {
  const isHydrated = useIsHydrated();
  return (
    <Dialog title={title} returnTo={[returnTo]} onClose={onClose}>
      <OperationForm {...form} onSend={onClose}>
        {children}
        <div className="actions">
          <Closer className="button" onClose={onClose}>
            Cancel
          </Closer>
          <button className="button primary" disabled={isHydrated && !isComplete}>
            Add
          </button>
        </div>
      </OperationForm>
    </Dialog>
  );
}
