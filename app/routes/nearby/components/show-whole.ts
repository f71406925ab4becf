import type { FocusEvent } from "react";

/**
 * Scrolls what the keyboard has reached in a row that scrolls sideways wholly into view: browsers leave it where it is
 * once some of it shows. A tap that focuses is left alone, as what moves below a finger is not tapped.
 */
export function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.matches(":focus-visible")) return;
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}
