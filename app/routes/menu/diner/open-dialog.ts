import { addStep, leaveStep } from "./history-steps.ts";

/** Opens a dialog as a step of the browser's history: Back closes it, and closing it goes back. */
export function openDialog(dialog: HTMLDialogElement): void {
  // The second tap of a double tap.
  if (dialog.open) return;
  dialog.showModal();
  addStep("dialog");
  addEventListener("popstate", () => dialog.close(), { once: true });
  dialog.addEventListener("close", () => leaveStep("dialog"), { once: true });
}
