import { useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "./changes.ts";
import { shopFields, wasOf } from "./edited-fields.ts";
import { fieldOf, type Fields } from "./fields.ts";

interface DetailsForm {
  /** The key of the form: a new one discards what is typed. */
  drawn: number;
  revision: number;
  /** Its fields at that revision; undefined until those details have arrived. */
  was: Fields | undefined;
  isTyped: boolean;
  /** The failed change that the form has taken in, and whether its fields still hold it. */
  failedId: number | undefined;
  holdsFailed: boolean;
}

interface Around {
  shop: Shop;
  stored: Shop;
  failed: FailedChange | undefined;
}

/** Renders the form anew when the shop has changed and nobody has typed, or when an edit was refused as stale. */
export function useDetailsForm(around: Around) {
  const { shop, failed } = around;
  const [form, setForm] = useState<DetailsForm>({
    drawn: 0,
    ...seenIn(shop),
    isTyped: false,
    failedId: failed?.id,
    holdsFailed: failed !== undefined,
  });
  const next = nextForm(form, around);
  if (next !== form) setForm(next);
  return {
    drawn: form.drawn,
    revision: form.revision,
    was: form.was ?? shopFields(shop),
    /** The failed change that its fields hold, which the next save retries. */
    replaces: form.holdsFailed ? failed?.id : undefined,
    onType: () => setForm({ ...form, isTyped: true }),
    /** Once sent, the fields hold the next revision of the details. */
    onSend: () =>
      setForm({ ...form, isTyped: false, revision: shop.detailsRevision + 1, was: undefined }),
  };
}

type Seen = Pick<DetailsForm, "revision" | "was">;

function seenIn(shop: Shop): Seen {
  return { revision: shop.detailsRevision, was: shopFields(shop) };
}

function nextForm(form: DetailsForm, around: Around): DetailsForm {
  const { shop, failed } = around;
  if (failed?.id !== form.failedId) {
    const change = failed ? afterFailure(form, shop, failed) : onceOver(form, around);
    return { ...form, failedId: failed?.id, ...change };
  }
  if (shop.detailsRevision === form.revision) {
    return form.was ? form : { ...form, ...seenIn(shop) };
  }
  const isKept = form.isTyped || (failed !== undefined && !isOutdated(failed));
  return isKept ? form : { ...form, ...seenIn(shop), drawn: form.drawn + 1 };
}

function afterFailure(form: DetailsForm, shop: Shop, failed: FailedChange): Partial<DetailsForm> {
  if (isOutdated(failed) && !form.isTyped) {
    return { ...seenIn(shop), drawn: form.drawn + 1, holdsFailed: false };
  }
  // The fields still edit the same details, and nothing that somebody else has saved since may be lost.
  const revision = Number(fieldOf(failed.fields, "revision"));
  return { revision, was: wasOf(failed.fields), holdsFailed: true };
}

function onceOver(form: DetailsForm, { shop, stored }: Around): Partial<DetailsForm> {
  const isTriedAgain = shop.detailsRevision > stored.detailsRevision;
  const holdsAll = form.holdsFailed && shop.detailsRevision === form.revision + 1;
  return { holdsFailed: false, ...(isTriedAgain && holdsAll && seenIn(shop)) };
}

function isOutdated({ failure }: FailedChange): boolean {
  return failure?.reason === "stale";
}
