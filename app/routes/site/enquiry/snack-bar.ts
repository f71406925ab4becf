import { fadeOut } from "./fade.ts";

let shown: HTMLElement | undefined;

/**
 * Shows a sentence at the foot of the screen until it is dismissed, within `host`, in the place of the one that
 * is there. A `status` is read out when there is time, an `alert` at once.
 */
export function showSnackBar(sentence: string, role: "status" | "alert", host: HTMLElement): void {
  hideSnackBar();
  const bar = document.createElement("div");
  const said = document.createElement("span");
  const button = document.createElement("button");
  let cameFrom: EventTarget | null = null;
  bar.className = "snack-bar";
  said.role = role;
  button.type = "button";
  button.append("Dismiss");
  button.addEventListener("focus", ({ relatedTarget }) => (cameFrom = relatedTarget));
  button.addEventListener("click", () => {
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
    hideSnackBar();
  });
  bar.replaceChildren(said, button);
  host.appendChild(bar);
  shown = bar;
  // A place that is there before its sentence is read out by all readers.
  requestAnimationFrame(() => said.append(sentence));
}

/** Takes it away, if one is there. */
export function hideSnackBar(): void {
  const bar = shown;
  shown = undefined;
  if (bar) void fadeOut(bar).then(() => bar.remove());
}
