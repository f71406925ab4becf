import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { guardPatch } from "#app/domain/menus/patch/guard-patch.ts";
import {
  isAddition,
  isEmpty,
  onlyParts,
  withoutParts,
  type Left,
} from "#app/domain/menus/patch/left-parts.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { stillSeen } from "#app/routes/menu/editor/changes/last-seen.ts";
import type { LastingFailure } from "#app/routes/menu/editor/operations/failure.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { patchField } from "#app/routes/menu/editor/operations/patch-fields.ts";

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
 * What was left of a change, as changes that failed, under `id` and the two next ones: what meets another's change,
 * additions whose section is gone, and what comes into sections that are full.
 */
export function restOf(change: Change, left: Left | undefined, id: number): Change[] {
  const { operation } = change;
  if (!left || operation?.operation !== "patch-menu") return [];
  const { patch } = operation;
  const full: Left = { ...NOTHING, ...left.full };
  const met = onlyParts(patch, {
    ...left,
    sections: left.sections.filter((section) => !full.sections.includes(section)),
    items: left.items.filter((item) => !full.items.includes(item)),
  });
  const returned = new Set(left.returned);
  const isStray = (item: WordedPatch["items"][number]) =>
    isAddition(item) && !returned.has(item.id);
  const parts: [WordedPatch, LastingFailure][] = [
    [{ ...met, items: met.items.filter((item) => !isStray(item)) }, { reason: "stale" }],
    [{ ...ALL_NEW, items: met.items.filter(isStray) }, { reason: "missing" }],
    [onlyParts(patch, full), fullOf(full)],
  ];
  return parts.flatMap(([part, failure], place) => {
    const fields = unnamed(change.fields);
    const rest = withPatch({ ...change, id: id + place, fields }, part);
    return isEmpty(part) ? [] : failedPart(rest, failure);
  });
}

const NOTHING = { sections: [], items: [], deletedSections: [], deletedItems: [] };
const ALL_NEW = { sections: [], deletedSections: [], deletedItems: [], partly: true as const };

function fullOf({ sections }: Left): LastingFailure {
  const { sections: mostSections, itemsPerSection } = menuLimits;
  return { reason: "full", most: sections.length > 0 ? mostSections : itemsPerSection };
}

function failedPart(part: Change, failure: LastingFailure): Change {
  const { seen: _seen, ...change } = part;
  const now = { state: "failed", failure, wasSent: true, awaitsMenu: true } as const;
  return { ...change, ...stillSeen(part), ...now };
}

/** Without the key of the first attempt. */
function unnamed(fields: Fields): Fields {
  return fields.filter(([name]) => name !== "key" && name !== "again");
}
