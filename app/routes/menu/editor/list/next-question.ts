import type { KeyboardEvent, MouseEvent } from "react";

/** Enter answers, and goes to the next field of a question, or to the button that adds. */
export function goToNextAnswer(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const field = event.currentTarget;
  const screen = field.closest("dialog");
  const fields = [...(screen?.querySelectorAll<HTMLElement>("[data-answer]") ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  (next ?? screen?.querySelector<HTMLElement>(".primary") ?? field).focus();
}

/**
 * An answer takes its own buttons away, so the focus goes to the next dish that asks something, or to the button that
 * adds. After a tap or a click, nothing scrolls.
 */
export function goToNextQuestion({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  const screen = currentTarget.closest("dialog");
  const asking = [...(screen?.querySelectorAll("[data-asks]") ?? [])];
  const isBehind = (row: Element) =>
    (currentTarget.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = asking.find(isBehind)?.querySelector<HTMLElement>(".list-name");
  const fallback = screen?.querySelector<HTMLElement>(".primary");
  (next ?? fallback)?.focus({ preventScroll: detail > 0 });
}
