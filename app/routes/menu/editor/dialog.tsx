import { useId, useLayoutEffect, useRef } from "react";
import { useReturnFocus } from "./use-return-focus.ts";

interface DialogProps {
  title: string;
  /** Selectors of where the focus goes afterwards: the first that is there still. */
  returnTo: string[];
  onClose: () => void;
  children: React.ReactNode;
}

/**
 * A modal dialog, open for as long as it is rendered. Without JavaScript it lies over the page and is closed
 * by the closer in it.
 */
export function Dialog({ title, returnTo, onClose, children }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useReturnFocus(...returnTo);
  useLayoutEffect(() => {
    const element = dialog.current;
    // What the server sent is open already, but not modal.
    element?.removeAttribute("open");
    element?.showModal();
    return () => {
      element?.close();
      ignoreSecondTap();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

const SECOND_TAP_MS = 500;

/** The second tap of a double one falls on what lay beneath the dialog, and was not meant for it. */
function ignoreSecondTap(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", ignore, { capture: true });
  setTimeout(() => document.removeEventListener("click", ignore, { capture: true }), SECOND_TAP_MS);
}
