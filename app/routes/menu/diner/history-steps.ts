/** What stands over the menu as a step of the browser's history of its own. */
type Step = "dialog" | "search";

/** Whether the browser is at a step of this kind. */
export function isAt(step: Step): boolean {
  return (history.state as { step?: Step } | null)?.step === step;
}

/** Adds a step, which Back leaves. */
export function addStep(step: Step): void {
  history.pushState({ step }, "");
}

/** Leaves a step whose dialog or search has closed. */
export function leaveStep(step: Step): void {
  if (isAt(step)) history.back();
}

/** Leaves the steps whose dialog or search was closed by a reload. */
export function leaveStepsOfReload(): void {
  if (!isAt("dialog") && !isAt("search")) return;
  addEventListener("popstate", leaveStepsOfReload, { once: true });
  history.back();
}
