import { moveWithin } from "./lists.ts";
import type { OperationNamed } from "./operations.ts";

export type SubheaderOperation = OperationNamed<
  "add-subheader" | "edit-subheader" | "delete-subheader" | "move-subheader"
>;

/** What a change makes of the subheaders that its owner saw. What edits one that is gone adds it. */
export function changedSubheaders(change: SubheaderOperation): string[] {
  const { seen } = change;
  switch (change.operation) {
    case "add-subheader":
      return [...seen, change.text];
    case "edit-subheader":
      return seen.toSpliced(change.index, 1, change.text);
    case "delete-subheader":
      return seen.toSpliced(change.index, 1);
    case "move-subheader":
      return moveWithin(seen, change.index, change.to);
  }
}
