import type { Menu } from "#app/domain/menus/menus.ts";
import { asAttempt } from "#app/routes/menu/editor/conflicts/place-failures.ts";
import { fieldOf, textsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { patchIn } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { inDoubt, isAhead, withNoRevision } from "#app/routes/menu/editor/operations/refreshed.ts";
import type { KeptChange } from "./change-store.ts";
import type { Change } from "./change.ts";
import { withChanges } from "./changes.ts";

/** What somebody typed as a change, which has failed already if it cannot be read. */
export function changeOf(id: number, typed: Fields): Change {
  const fields = isUnnamedAddition(typed) ? [...typed, named()] : typed;
  const read = readOperation(fields);
  if (read.ok) return { id, fields, operation: read.value, state: "waiting" };
  return { id, fields, state: "failed", failure: read.refusal };
}

/** What adds something gets a key, so that a retry after a lost answer is not done twice. */
function isUnnamedAddition(fields: Fields): boolean {
  const operation = fieldOf(fields, "operation") ?? "";
  const isAddition = ["add-section", "add-item", "patch-menu"].includes(operation);
  return isAddition && fieldOf(fields, "key") === undefined && isSecureContext;
}

function named(): Fields[number] {
  return ["key", crypto.randomUUID()];
}

/** A change that an earlier visit has left, which may have been sent. */
export function changeFound({ id, fields, state, failure, seen, ...kept }: KeptChange): Change {
  const read = readOperation(fields);
  const known = { ...(read.ok && { operation: read.value }), ...(seen && { seen }) };
  const wasSent = !failure || kept.wasSent === true;
  const found = { id, fields, state, ...known, isInDoubt: true, wasSent };
  return failure ? { ...found, failure } : found;
}

/** The fields of a change for the server. One that relied on another that failed is rebased on what is saved. */
export function fieldsToSend(change: Change, menu: Menu, changes: Change[]): Fields {
  const saved = changes.filter(({ state }) => state === "saved");
  const known = withChanges(menu, saved);
  const isInDoubt = change.isInDoubt || isAhead(change.fields, known);
  const sent = isInDoubt ? inDoubt(change.fields, known) : change.fields;
  const fields = deletesUndecided(change, changes) ? withNoRevision(sent) : sent;
  return change.wasSent ? asAttempt(fields) : fields;
}

/**
 * Whether a section is deleted in which another change has met another phone's: the sum of the revisions may be the one
 * that was seen, by theirs.
 */
function deletesUndecided({ fields }: Change, changes: Change[]): boolean {
  if (fieldOf(fields, "operation") !== "delete-section") return false;
  const seen = new Set(textsOf(fields, "seen"));
  return changes.some(
    (other) =>
      other.state === "failed" &&
      (seen.has(fieldOf(other.fields, "itemId") ?? "") ||
        patchIn(other.fields)?.items.some(({ id }) => seen.has(String(id)))),
  );
}
