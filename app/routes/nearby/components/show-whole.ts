import type { FocusEvent } from "react";

/**
 * Scrolls what has the keyboard focus fully into view, in a row that scrolls sideways: browsers leave it where it is once part
 * of it shows. Focus by a tap scrolls nothing, as a target that moves under the finger would be missed.
 */
export function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.matches(":focus-visible")) return;
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}
