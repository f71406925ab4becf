import { fadeOut } from "./fade.ts";

let shown: HTMLElement | undefined;

interface SnackBar {
  sentence: string;
  dismiss: string;
}

/** Shows a sentence at the foot of the screen until dismissed, replacing any other; an `alert` is read out at once. */
export function showSnackBar(
  { sentence, dismiss }: SnackBar,
  role: "status" | "alert",
  host: HTMLElement,
): void {
  hideSnackBar();
  const bar = document.createElement("div");
  const said = document.createElement("span");
  const button = document.createElement("button");
  let cameFrom: EventTarget | null = null;
  bar.className = "snack-bar";
  said.role = role;
  button.type = "button";
  button.append(dismiss);
  button.addEventListener("focus", ({ relatedTarget }) => (cameFrom = relatedTarget));
  button.addEventListener("click", () => {
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
    hideSnackBar();
  });
  bar.replaceChildren(said, button);
  host.appendChild(bar);
  shown = bar;
  keepFocusInSight();
  // A place that is there before its sentence is read out by all readers.
  requestAnimationFrame(() => said.append(sentence));
}

/** Takes it away, if one is there. */
export function hideSnackBar(): void {
  const bar = shown;
  shown = undefined;
  if (bar) void fadeOut(bar).then(() => bar.remove());
}

/** What has the focus is neither beneath the bar nor out of a dialog that has made room for it (enquiry.css). */
function keepFocusInSight(): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body) focused.scrollIntoView({ block: "nearest" });
}
