import { moveWithin } from "./lists.ts";
import type { OperationNamed } from "./operations.ts";

export type SubheaderOperation = OperationNamed<
  "add-subheader" | "edit-subheader" | "delete-subheader" | "move-subheader"
>;

/** The subheaders that the owner saw, changed. Editing one that is gone adds it; a retry adds nothing twice. */
export function changedSubheaders(change: SubheaderOperation): string[] {
  const { seen } = change;
  switch (change.operation) {
    case "add-subheader":
      return withText(change);
    case "edit-subheader":
      return change.index < seen.length ? seen.with(change.index, change.text) : withText(change);
    case "delete-subheader":
      return seen.toSpliced(change.index, 1);
    case "move-subheader":
      return moveWithin(seen, change.index, change.to);
  }
}

function withText({
  seen,
  text,
  again,
}: {
  seen: string[];
  text: string;
  again?: "yes" | undefined;
}) {
  return again && seen.includes(text) ? seen : [...seen, text];
}
