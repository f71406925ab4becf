import { all, onClick, one } from "./dom.ts";

/** What stands over the menu as a step of the browser's history of its own. */
type Step = "dialog" | "search";

/** Whether the step of the history that the browser is at is of this kind. */
export function isAt(step: Step): boolean {
  return (history.state as { step?: Step } | null)?.step === step;
}

/** Adds a step, which Back leaves. */
export function addStep(step: Step): void {
  history.pushState({ step }, "");
}

/** Leaves a step whose dialog or search has closed, or that a reload closed. */
export function leaveStep(step: Step): void {
  if (isAt(step)) history.back();
}

/** Has Back close the search of a phone, which its button opens over the tabs. */
export function closeSearchByBack(): void {
  const bar = one(".finder");
  const [button] = all("button", bar) as [HTMLElement];
  const isOpen = () => bar.matches(".searching");
  onClick(button, () => {
    if (isOpen()) addStep("search");
    else leaveStep("search");
  });
  addEventListener("popstate", () => {
    if (isOpen() && !isAt("search") && !isAt("dialog")) button.click();
  });
}
