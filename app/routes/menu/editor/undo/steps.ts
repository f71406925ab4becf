import type { Menu } from "#app/domain/menus/menus.ts";
import { guardPatch } from "#app/domain/menus/patch/guard-patch.ts";
import { isEmpty, withoutParts, type Left } from "#app/domain/menus/patch/left-parts.ts";
import { patchBetween } from "#app/domain/menus/patch/patch-between.ts";
import { withNewIds, type NewIds } from "#app/routes/menu/editor/operations/added.ts";
import { seenFields, seenOf } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import {
  isPatchOfNothing,
  patchFields,
  patchIn,
} from "#app/routes/menu/editor/operations/patch-fields.ts";
import { inDoubt } from "#app/routes/menu/editor/operations/refreshed.ts";
import { isOfPicture, isPictureAsLeft, type LastPicture } from "./picture-steps.ts";

/** Something that was done and can be undone, or was undone and can be done again. */
export interface Step {
  /** The change that did or undid it last. */
  changeId: number;
  back: Fields;
  forth: Fields;
}

/** All steps of a visit, the last ones last. */
export interface Steps {
  done: Step[];
  undone: Step[];
  picture?: LastPicture | undefined;
}

/** The step from one state of a menu to another; undefined if nothing that its owner sees has changed. */
export function stepBetween(
  before: Menu,
  after: Menu,
  { id, fields }: { id: number; fields: Fields },
): Step | undefined {
  if (before === after) return undefined;
  if (before.sections !== after.sections) {
    const [back, forth] = [patchBetween(after, before), patchBetween(before, after)];
    if (isEmpty(forth)) return undefined;
    return {
      changeId: id,
      back: patchFields(guardPatch(back, after)),
      forth: patchFields(guardPatch(forth, before)),
    };
  }
  const operation = fieldOf(fields, "operation") ?? "";
  const [was, is] = [seenOf(operation, before.shop), seenOf(operation, after.shop)];
  if (!was || !is || JSON.stringify(was.form) === JSON.stringify(is.form)) return undefined;
  const named: Fields = [["operation", operation]];
  return {
    changeId: id,
    back: [...named, ...seenFields(is), ...was.form],
    forth: [...named, ...seenFields(was), ...is.form],
  };
}

interface Made {
  as?: "undo" | "redo";
  changeId: number;
  step: Step | undefined;
  /** Whether nobody made it by hand. */
  isAutomatic?: boolean;
}

/**
 * The steps after a change: a new one can be undone, and what was undone before it cannot be done again, unless the
 * change came by itself.
 */
export function withStep(steps: Steps, { as, changeId, step, isAutomatic }: Made): Steps {
  const { done, undone } = steps;
  if (as === "undo") {
    return { ...steps, done: done.slice(0, -1), undone: [...undone, ...last(done, changeId)] };
  }
  if (as === "redo") {
    return { ...steps, done: [...done, ...last(undone, changeId)], undone: undone.slice(0, -1) };
  }
  return step ? { ...steps, done: [...done, step], undone: isAutomatic ? undone : [] } : steps;
}

function last(steps: Step[], changeId: number): Step[] {
  return steps.slice(-1).map((step) => ({ ...step, changeId }));
}

/** The steps but for one that failed. */
export function withoutStep({ done, undone, picture }: Steps, changeId: number): Steps {
  const isOther = (made: { changeId: number }) => made.changeId !== changeId;
  const left = picture && isOther(picture) ? { picture } : {};
  return { done: done.filter(isOther), undone: undone.filter(isOther), ...left };
}

/** The steps by the ids that the server gave to what was new. */
export function withIdsInSteps({ done, undone, ...others }: Steps, ids: NewIds): Steps {
  const renamed = (step: Step) => ({
    ...step,
    back: withNewIds(step.back, ids),
    forth: withNewIds(step.forth, ids),
  });
  return { done: done.map(renamed), undone: undone.map(renamed), ...others };
}

/** The steps but for what was left of the patch that did or undid one. */
export function withoutLeft(
  { done, undone, ...others }: Steps,
  changeId: number,
  left: Left,
): Steps {
  const ids = {
    sections: [...left.sections, ...left.deletedSections],
    items: [...left.items, ...left.deletedItems],
  };
  const both = { ...ids, deletedSections: ids.sections, deletedItems: ids.items };
  const made = (way: Fields): Fields => {
    const patch = patchIn(way);
    return patch ? patchFields(withoutParts(patch, both)) : way;
  };
  const inList = (list: Step[]) =>
    list.flatMap((step) => {
      if (step.changeId !== changeId) return step;
      const forth = made(step.forth);
      return isPatchOfNothing(forth) ? [] : { ...step, forth, back: made(step.back) };
    });
  return { done: inList(done), undone: inList(undone), ...others };
}

/** What undoes a step, or does it again. */
export interface ReplayedStep {
  fields: Fields;
  /** Given if the server could not tell that somebody else has changed the same since. */
  failure?: { reason: "stale" };
}

/**
 * What undoes the last of the steps, or does it again, in the menu as it is now; undefined if there is none, or it is not known yet. The server
 * leaves out what somebody else has changed since.
 */
export function replayed(steps: Steps, as: "undo" | "redo", menu: Menu): ReplayedStep | undefined {
  const step = (as === "undo" ? steps.done : steps.undone).at(-1);
  if (!step) return undefined;
  const way = as === "undo" ? step.back : step.forth;
  if (way.length === 0) return undefined;
  if (patchIn(way)) return { fields: [...way, ["as", as]] };
  if (!isOfPicture(way)) return { fields: inDoubt(way, menu) };
  return isPictureAsLeft(steps.picture, menu)
    ? { fields: way }
    : { fields: way, failure: { reason: "stale" } };
}
