import { useLayoutEffect, useRef } from "react";
import { ignoreSecondTap } from "./ignore-second-tap.ts";
import { useReturnFocus } from "./use-return-focus.ts";

interface DialogProps {
  title: React.ReactNode;
  /** Selectors for the focus afterwards: the first that exists gets it. */
  returnTo: string[];
  onClose: () => void;
  children: React.ReactNode;
}

/** Only one is ever open. */
const TITLE_ID = "dialog-title";

/** A modal dialog, open while it is rendered. Without JavaScript it lies over the page, and its Closer closes it. */
export function Dialog({ title, returnTo, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useReturnFocus(...returnTo);
  useLayoutEffect(() => {
    const element = dialog.current;
    // The server renders it open, but that is not modal.
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
      aria-labelledby={TITLE_ID}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={TITLE_ID}>{title}</h2>
      {children}
    </dialog>
  );
}
