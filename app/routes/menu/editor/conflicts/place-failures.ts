import type { Menu } from "#app/domain/menus/menus.ts";
import type { Change, FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { kindOf } from "#app/routes/menu/editor/operations/operation-kinds.ts";
import { patchField, patchIn } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { refreshed } from "#app/routes/menu/editor/operations/refreshed.ts";
import { withThoseGone } from "./put-back.ts";
import { sectionIn, strayIn } from "./strays.ts";

export interface PlacedFailures {
  ofShop: FailedChange[];
  ofBoard: FailedChange[];
  ofNewSections: FailedChange[];
  ofSections: Map<number, FailedChange[]>;
  /** Changes to things that are gone, or that cannot be told. */
  ofNothing: FailedChange[];
}

/** Sorts the failed changes by what they are about, ready to be sent again on `menu`. */
export function placeFailures(changes: readonly Change[], menu: Menu): PlacedFailures {
  const placed: PlacedFailures = {
    ofShop: [],
    ofBoard: [],
    ofNewSections: [],
    ofSections: new Map(),
    ofNothing: [],
  };
  for (const change of changes.filter(({ state }) => state === "failed")) {
    const again = asAttempt(refreshed(withReturning(change, menu), menu));
    listFor(placed, change, menu).push({ ...change, again, menu });
  }
  return placed;
}

/** What a change that is made all the same brings back: it may be of dishes that are deleted. An undo brings none. */
function withReturning({ fields, seen }: Change, menu: Menu): Fields {
  const patch = patchIn(fields);
  if (!patch || !seen || fieldOf(fields, "as") !== undefined) return fields;
  const back = patchField(withThoseGone(patch, seen, menu));
  return fields.map((field) => (field[0] === "patch" ? back : field));
}

/** Marks a retry: the first attempt may have succeeded, though no answer came. */
export function asAttempt(fields: Fields): Fields {
  return [...fields.filter(([name]) => name !== "again"), ["again", "yes"]];
}

function listFor(placed: PlacedFailures, change: Change, menu: Menu): FailedChange[] {
  const { fields } = change;
  const { verb, noun } = kindOf(fields) ?? {};
  if (fieldOf(fields, "operation") === "edit-shop-board") return placed.ofBoard;
  if (noun === "shop" || noun === "image") return placed.ofShop;
  if (noun === "section" && verb === "add") return placed.ofNewSections;
  const sectionId = findSection(menu, namedSection(change, menu), fieldOf(fields, "itemId"));
  if (sectionId === undefined) return placed.ofNothing;
  const list = placed.ofSections.get(sectionId) ?? [];
  placed.ofSections.set(sectionId, list);
  return list;
}

function namedSection(change: Change, menu: Menu): string | undefined {
  const { fields } = change;
  const stray = strayIn(change, menu);
  if (stray && stray.what !== "item") return String(sectionIn(fields));
  // An edit names the section that its item was in, which may be another by now.
  return fieldOf(fields, "operation") === "edit-item" ? undefined : fieldOf(fields, "sectionId");
}

function findSection(menu: Menu, sectionId?: string, itemId?: string): number | undefined {
  const has = ({ id, items }: Menu["sections"][number]) =>
    (sectionId === undefined || String(id) === sectionId) &&
    (itemId === undefined || items.some((item) => String(item.id) === itemId));
  return sectionId === undefined && itemId === undefined ? undefined : menu.sections.find(has)?.id;
}
