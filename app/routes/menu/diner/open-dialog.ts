/** Whether this step of the browser's history is a dialog that is open. */
const isOfDialog = () => (history.state as { dialog?: boolean } | null)?.dialog === true;

/** Opens a dialog as a step of the browser's history: Back closes it, and closing it goes back. */
export function openDialog(dialog: HTMLDialogElement): void {
  // The second tap of a double tap.
  if (dialog.open) return;
  const close = () => {
    history.scrollRestoration = "auto";
    dialog.close();
  };
  dialog.showModal();
  // The page stays where it is, and a link in the dialog may move it.
  history.scrollRestoration = "manual";
  history.pushState({ dialog: true }, "");
  addEventListener("popstate", close);
  dialog.addEventListener(
    "close",
    () => {
      removeEventListener("popstate", close);
      leaveDialog();
    },
    { once: true },
  );
}

/** Leaves the history step of a dialog that has closed, or that a reload closed. */
export function leaveDialog(): void {
  if (isOfDialog()) history.back();
}
