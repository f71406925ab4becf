import { useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "./changes.ts";

/** No shop's details have this revision: what is sent with it is refused as outdated. */
const OUTDATED = 0;

/** What the form was drawn for, and what has happened to it since. */
interface DetailsForm {
  /** How often it was drawn anew, which throws away what is typed into it. */
  drawn: number;
  /** The revision of the details that its fields stand for. */
  revision: number;
  isTyped: boolean;
  /** The failed change that it knows of. */
  failedId: number | undefined;
}

/**
 * When the form of the shop's details is drawn anew, and which revision its fields stand for. It is drawn anew
 * when the shop has changed and nobody has typed, or when what was sent is outdated: then its fields say how it
 * is now, and the notice what was not saved.
 */
export function useDetailsForm(shop: Shop, failed: FailedChange | undefined) {
  const [form, setForm] = useState<DetailsForm>({
    drawn: 0,
    revision: shop.detailsRevision,
    isTyped: false,
    failedId: failed?.id,
  });
  const next = nextForm(form, shop.detailsRevision, failed);
  if (next !== form) setForm(next);
  return {
    drawn: form.drawn,
    revision: form.revision,
    onType: () => setForm({ ...form, isTyped: true }),
    /** Once sent, the fields stand for what the details will be. */
    onSend: () => setForm({ ...form, isTyped: false, revision: shop.detailsRevision + 1 }),
  };
}

type Failed = FailedChange | undefined;

function nextForm(form: DetailsForm, revision: number, failed: Failed): DetailsForm {
  if (failed?.id !== form.failedId) {
    return { ...form, failedId: failed?.id, ...atFailure(form, revision, failed) };
  }
  const isKept = form.isTyped || (failed !== undefined && !isOutdated(failed));
  return revision === form.revision || isKept ? form : { ...form, revision, drawn: form.drawn + 1 };
}

/** What becomes of the form when an edit has failed, or a failed one is over. */
function atFailure(form: DetailsForm, revision: number, failed: Failed): Partial<DetailsForm> {
  // What failed is sent again, or let be: the fields have come from it either way.
  if (!failed) return form.isTyped ? { revision } : {};
  if (!isOutdated(failed)) return { revision };
  // What was typed after sending stays, but cannot be saved before its owner has seen the rest.
  return form.isTyped ? { revision: OUTDATED } : { revision, drawn: form.drawn + 1 };
}

function isOutdated({ problem }: FailedChange): boolean {
  return problem?.reason === "stale";
}
