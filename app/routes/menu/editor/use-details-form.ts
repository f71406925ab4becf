import { useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "./changes.ts";
import { shopFields, wasOf } from "./edited-fields.ts";
import { fieldOf, type Fields } from "./fields.ts";

/** What the form was drawn for, and what has happened to it since. */
interface DetailsForm {
  /** How often it was drawn anew, which throws away what is typed into it. */
  drawn: number;
  /** The revision of the details that are edited in it. */
  revision: number;
  /** Its fields at that revision; undefined until those details have come. */
  was: Fields | undefined;
  isTyped: boolean;
  /** The failed change that it knows of, and whether its fields hold what that says. */
  failedId: number | undefined;
  holdsFailed: boolean;
}

/** The shop as its owner sees it, as it came from the server last, and an edit of it that failed. */
interface Around {
  shop: Shop;
  stored: Shop;
  failed: FailedChange | undefined;
}

/**
 * When the form of the shop's details is drawn anew, and what is edited in it. It is drawn anew when the shop
 * has changed and nobody has typed, or when what was sent is outdated: then its fields say how it is now, and
 * the notice what was not saved.
 */
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
    /** The failed change that its fields hold, and which sending them tries once more. */
    replaces: form.holdsFailed ? failed?.id : undefined,
    onType: () => setForm({ ...form, isTyped: true }),
    /** Once sent, the fields stand for what the details will be. */
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
  // Its fields are an edit of the same details still, and what another has saved since is not to be lost.
  const revision = Number(fieldOf(failed.fields, "revision"));
  return { revision, was: wasOf(failed.fields), holdsFailed: true };
}

/** A failed edit that is tried again leads to details which the fields hold, unless another's are among them. */
function onceOver(form: DetailsForm, { shop, stored }: Around): Partial<DetailsForm> {
  const isTriedAgain = shop.detailsRevision > stored.detailsRevision;
  const holdsAll = form.holdsFailed && shop.detailsRevision === form.revision + 1;
  return { holdsFailed: false, ...(isTriedAgain && holdsAll && seenIn(shop)) };
}

function isOutdated({ problem }: FailedChange): boolean {
  return problem?.reason === "stale";
}
