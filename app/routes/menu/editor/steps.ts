import type { Item, Menu } from "#app/domain/menus/menus.ts";
import { patchBetween } from "#app/domain/menus/patch/patch-between.ts";
import { rebasePatch } from "#app/domain/menus/patch/rebase-patch.ts";
import { withNewIds, type NewIds } from "./added.ts";
import { seenFields, seenOf } from "./edited-fields.ts";
import { fieldOf, type Fields } from "./fields.ts";
import { patchFields, patchIn } from "./patch-fields.ts";
import { isOfPicture, isPictureAsLeft, type LastPicture } from "./picture-steps.ts";
import { refreshed } from "./refreshed.ts";

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

/** The step from one state of a menu to another; undefined if its sections, items and details stay as they are. */
export function stepBetween(
  before: Menu,
  after: Menu,
  { id, fields }: { id: number; fields: Fields },
): Step | undefined {
  if (before === after) return undefined;
  if (before.sections !== after.sections) {
    const [back, forth] = [patchBetween(after, before), patchBetween(before, after)];
    const isEmpty = Object.values(forth).every((list: unknown[]) => list.length === 0);
    return isEmpty
      ? undefined
      : { changeId: id, back: patchFields(back), forth: patchFields(forth) };
  }
  const operation = fieldOf(fields, "operation") ?? "";
  const [was, is] = [seenOf(operation, before.shop), seenOf(operation, after.shop)];
  if (!was || !is) return undefined;
  const named: Fields = [["operation", operation]];
  return {
    changeId: id,
    back: [...named, ...seenFields(is), ...was.form],
    forth: [...named, ...seenFields(was), ...is.form],
  };
}

/** The steps after a change: a new one can be undone, and what was undone before it cannot be done again. */
export function withStep(
  steps: Steps,
  { as, changeId, step }: { as?: "undo" | "redo"; changeId: number; step: Step | undefined },
): Steps {
  const { done, undone } = steps;
  if (as === "undo") {
    return { ...steps, done: done.slice(0, -1), undone: [...undone, ...last(done, changeId)] };
  }
  if (as === "redo") {
    return { ...steps, done: [...done, ...last(undone, changeId)], undone: undone.slice(0, -1) };
  }
  return step ? { ...steps, done: [...done, step], undone: [] } : steps;
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

/**
 * The form that undoes the last of the steps, or does it again, in the menu as it is now; undefined if there is none, or
 * if somebody else has changed the same since.
 */
export function turn(steps: Steps, as: "undo" | "redo", menu: Menu): Fields | undefined {
  const step = (as === "undo" ? steps.done : steps.undone).at(-1);
  if (!step) return undefined;
  const [way, opposite] = as === "undo" ? [step.back, step.forth] : [step.forth, step.back];
  const patch = patchIn(way);
  if (!patch) {
    const isOurs = !isOfPicture(way) || isPictureAsLeft(steps.picture, menu);
    return isOurs ? refreshed(way, menu) : undefined;
  }
  const items = new Map(menu.sections.flatMap((each) => each.items.map((item) => [item.id, item])));
  const made = new Map(patchIn(opposite)?.items.map((item) => [item.id, item]));
  const isOurs = patch.items.every(
    ({ id, revision }) => revision === undefined || isAsMade(items.get(id), made.get(id)),
  );
  return isOurs ? patchFields(rebasePatch(patch, menu)) : undefined;
}

function isAsMade(item: Item | undefined, made: { values: object } | undefined): boolean {
  const values = Object.entries(made?.values ?? {});
  return (
    item !== undefined &&
    values.every(
      ([name, value]) => JSON.stringify(item[name as keyof Item]) === JSON.stringify(value),
    )
  );
}
