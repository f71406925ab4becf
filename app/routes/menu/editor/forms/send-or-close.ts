import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { hasFormEdits } from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { KeptForm } from "./use-kept-form.ts";

/**
 * Sends a form and closes it. One that says nothing new is only closed, unless it replaces a change that failed. Returns
 * whether it is sent.
 */
export function sendOrClose(
  fields: Fields,
  kept: KeptForm,
  failed: FailedChange | undefined,
): boolean {
  const isSent = failed !== undefined || hasFormEdits(fields);
  if (isSent) kept.send();
  else kept.close();
  return isSent;
}
