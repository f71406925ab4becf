import { all, onClick, one } from "./dom.ts";
import { addStep, isAt, leaveStep } from "./history-steps.ts";

/** Has Back close the search of a phone, which its button opens over the tabs. */
export function closeSearchByBack(): void {
  const bar = one(".finder");
  const [button] = all("button", bar) as [HTMLElement];
  const isOpen = () => bar.matches(".searching");
  let openedAt = "";
  const follow = () => {
    openedAt = location.href;
    if (isOpen()) addStep("search");
    else leaveStep("search");
  };
  onClick(button, follow);
  // It may have been opened before this was loaded.
  if (isOpen()) follow();
  addEventListener("popstate", () => {
    // A link to a section comes here as well, and leaves the search open.
    const isBack = location.href === openedAt && !isAt("search") && !isAt("dialog");
    if (isOpen() && isBack) button.click();
  });
}
