import { useMessages } from "#app/ui/messages.tsx";
import { Dialog } from "./forms/dialog.tsx";

interface LogOutDialogProps {
  onClose: () => void;
  onLogOut: () => void;
}

/** Asks before a logout that drops what is half typed. */
export function LogOutDialog({ onClose, onLogOut }: LogOutDialogProps) {
  const { logOut } = useMessages("saving");
  const { buttons } = useMessages("ui");
  return (
    <Dialog title={logOut.title} returnTo={[".shop-opener"]} onClose={onClose}>
      <p>{logOut.halfTyped}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {buttons.cancel}
        </button>
        <button type="button" className="button danger" onClick={onLogOut}>
          {logOut.anyway}
        </button>
      </div>
    </Dialog>
  );
}
