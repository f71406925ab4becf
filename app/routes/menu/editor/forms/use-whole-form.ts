import { useState } from "react";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { seenFields, wasOf, type Seen } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useKeptForm } from "./use-kept-form.ts";

interface WholeForm {
  /** The key of the form: a new one discards what is typed. */
  drawn: number;
  filled: Fields;
  /** What an earlier visit left half typed, until it is sent or discarded. */
  kept: Fields | undefined;
  /** What was stored when its owner saw it. */
  seen: Seen;
  isTyped: boolean;
  isSent: boolean;
  /** Whether its fields hold what was sent last. What an earlier visit sent is not in them. */
  holdsSent: boolean;
  /** Whether something else is stored meanwhile. */
  isBehind: boolean;
  failedId: number | undefined;
}

/**
 * A form that is saved as a whole, of which `now` is stored; `part` names it among the parts of the editor. Renders it
 * anew when that has changed and nobody has typed; after a conflict with what was typed, on top of what is stored.
 * `answered` is what the server returned in it, unsaved.
 */
export function useWholeForm(
  part: string,
  now: Seen,
  failed: FailedChange | undefined,
  answered?: Fields,
) {
  const { typed, ...kept } = useKeptForm(part, doNothing);
  const before = typed ?? answered;
  const [form, setForm] = useState<WholeForm>({
    drawn: 0,
    filled: before ?? failed?.again ?? now.form,
    kept: typed,
    seen: before ? seenBy(before, now) : now,
    isTyped: before !== undefined,
    isSent: false,
    holdsSent: false,
    isBehind: false,
    failedId: failed?.id,
  });
  const next = nextForm(form, now, failed);
  if (next !== form) setForm(next);
  return {
    drawn: form.drawn,
    filled: form.filled,
    /** Its hidden fields. */
    hidden: seenFields(form.seen),
    kept: { ...kept, typed: form.kept },
    onType: () => setForm({ ...form, isTyped: true }),
    onSend: () => {
      kept.send();
      setForm({ ...form, isTyped: false, isSent: true, holdsSent: true, kept: undefined });
    },
    onDiscard: () => {
      kept.close();
      setForm(anew({ ...form, isTyped: false, kept: undefined }, now, failed));
    },
  };
}

function doNothing(): void {}

function nextForm(form: WholeForm, now: Seen, failed: FailedChange | undefined): WholeForm {
  if (failed?.id !== form.failedId) return afterFailure(form, now, failed);
  // Its fields hold what was sent, which is applied at once.
  if (form.isSent) return { ...form, isSent: false, seen: now };
  const isBehind = JSON.stringify(form.seen) !== JSON.stringify(now);
  if (isBehind && !isKept(form, failed)) return anew(form, now, failed);
  return isBehind === form.isBehind ? form : { ...form, isBehind };
}

function afterFailure(form: WholeForm, now: Seen, failed: FailedChange | undefined): WholeForm {
  const known = { ...form, failedId: failed?.id, isSent: false };
  const isUntouched = !form.isTyped && !form.isSent;
  if (isUntouched && (!isKept(form, failed) || !form.holdsSent)) return anew(known, now, failed);
  if (failed) return { ...known, seen: seenBy(failed.fields, now) };
  // Tried again or dropped, it leaves what the fields hold, unless another device has saved since.
  return form.isBehind ? known : { ...known, seen: now };
}

function isKept(form: WholeForm, failed: FailedChange | undefined): boolean {
  return form.isTyped || (failed !== undefined && failed.failure?.reason !== "stale");
}

function anew(form: WholeForm, now: Seen, failed: FailedChange | undefined): WholeForm {
  return { ...form, drawn: form.drawn + 1, filled: failed?.again ?? now.form, seen: now };
}

function seenBy(fields: Fields, now: Seen): Seen {
  return {
    revision: fieldOf(fields, "revision") ?? now.revision,
    form: wasOf(fields) ?? now.form,
  };
}
