import type { Menu } from "#app/domain/menus/menus.ts";
import { guardPatch } from "#app/domain/menus/patch/guard-patch.ts";
import { isEmpty, onlyParts, withoutParts, type Left } from "#app/domain/menus/patch/left-parts.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import type { Change } from "./changes.ts";
import type { Fields } from "./fields.ts";
import { stillSeen } from "./last-seen.ts";
import { isAddition, patchField } from "./patch-fields.ts";

/** The change with another patch in the place of its own. */
function withPatch(change: Change, patch: WordedPatch): Change {
  const [name, text] = patchField(patch);
  return {
    ...change,
    fields: change.fields.map((each) => (each[0] === name ? [name, text] : each)),
    ...(change.operation?.operation === "patch-menu" && {
      operation: { ...change.operation, patch },
    }),
  };
}

/** A patch that somebody makes who sees `menu`, so that what others change meanwhile keeps only that back. */
export function guardedChange(change: Change, menu: Menu): Change {
  const { operation } = change;
  if (operation?.operation !== "patch-menu" || operation.patch.partly) return change;
  return withPatch(change, guardPatch(operation.patch, menu));
}

/** The part of a change that was made. */
export function partMade(change: Change, left: Left | undefined): Change {
  const { operation } = change;
  if (!left || operation?.operation !== "patch-menu") return change;
  return withPatch(change, withoutParts(operation.patch, left));
}

/**
 * What was left of a change, as changes that failed, under `id` and the next one: what meets another's change, and
 * additions whose section is gone.
 */
export function restOf(change: Change, left: Left | undefined, id: number): Change[] {
  const { operation } = change;
  if (!left || operation?.operation !== "patch-menu") return [];
  const rest = onlyParts(operation.patch, left);
  const strays = { ...NOTHING, partly: true as const, items: rest.items.filter(isAddition) };
  const contested = { ...rest, items: rest.items.filter((item) => !isAddition(item)) };
  const failedOver = (patch: WordedPatch, reason: "stale" | "missing", at: number): Change[] =>
    isEmpty(patch)
      ? []
      : [
          failedPart(
            withPatch({ ...change, id: at, fields: unnamed(change.fields) }, patch),
            reason,
          ),
        ];
  return [...failedOver(contested, "stale", id), ...failedOver(strays, "missing", id + 1)];
}

const NOTHING = { sections: [], items: [], deletedSections: [], deletedItems: [] };

function failedPart(part: Change, reason: "stale" | "missing"): Change {
  const { seen: _seen, ...change } = part;
  return { ...change, ...stillSeen(part), state: "failed", failure: { reason }, awaitsMenu: true };
}

/** Without the key of the first attempt. */
function unnamed(fields: Fields): Fields {
  return fields.filter(([name]) => name !== "key" && name !== "again");
}
