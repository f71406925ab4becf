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
 * An answer takes its own buttons away, so the focus goes to the next dish that asks something, or to the first above that
 * is not added before it is answered, or to the button that adds. `settled` has the keys of other dishes that ask nothing
 * once this is answered. After a tap or a click, nothing scrolls.
 */
export function goToNextQuestion(
  { currentTarget, detail }: MouseEvent<HTMLElement>,
  settled: readonly string[] = [],
): void {
  const screen = currentTarget.closest("dialog");
  const answered = new Set(settled);
  const asking = [...(screen?.querySelectorAll<HTMLElement>("[data-asks]") ?? [])].filter(
    (row) => !row.contains(currentTarget) && !answered.has(row.dataset["key"] ?? ""),
  );
  const isBehind = (row: Element) =>
    (currentTarget.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isWaiting = ({ dataset }: HTMLElement) => dataset["asks"] === "hard";
  const row = asking.find(isBehind) ?? asking.find(isWaiting);
  const next = row?.querySelector<HTMLElement>(".list-name");
  const fallback = screen?.querySelector<HTMLElement>(".primary");
  (next ?? fallback)?.focus({ preventScroll: detail > 0 });
}
