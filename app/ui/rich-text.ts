import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from "react";
import type { Tagged } from "#app/messages/bind.ts";

/** Renders a text of the catalogue that has tags: each element that was given for a tag holds the words within it. */
export function rich(parts: (string | Tagged<ReactElement>)[]): ReactNode {
  const shown = parts.map((part) =>
    typeof part === "string" ? part : cloneElement(part.around, undefined, part.words),
  );
  return createElement(Fragment, null, ...shown);
}
