import type { Menu } from "#app/domain/menus/menus.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { Step } from "./steps.ts";

/** A picture that a shop had; null if it had none, undefined if nobody could say. */
export type FormerPicture = File | null | undefined;

const PATIENCE_MS = 2_000;

/** Whether a form changes the picture of the shop. */
export function isOfPicture(fields: Fields): boolean {
  return ["change-shop-image", "remove-shop-image"].includes(fieldOf(fields, "operation") ?? "");
}

/** The picture that is stored under this key, for Undo to send again: the server deletes it once it is replaced. */
export async function fetchPicture(key: string | null): Promise<FormerPicture> {
  if (key === null) return null;
  try {
    const reply = await fetch(`/images/${key}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const picture = await reply.blob();
    return reply.ok ? new File([picture], key, { type: picture.type }) : undefined;
  } catch {
    return undefined;
  }
}

/** The last change that was made here to the picture. */
export interface LastPicture {
  changeId: number;
  fields: Fields;
  /** The key of the picture that it left: null after a removal, undefined until the server has named it. */
  key: string | null | undefined;
}

/** What a change to the picture leaves, as far as that is known by now. */
export function pictureLeftBy({ id, fields }: { id: number; fields: Fields }): LastPicture {
  const isGone = fieldOf(fields, "operation") === "remove-shop-image";
  return { changeId: id, fields, key: isGone ? null : undefined };
}

/** The step of a change of the picture. What leads back is empty until the one whose place it takes is known. */
export function pictureStep(
  { id, fields }: { id: number; fields: Fields },
  last: LastPicture | undefined,
): Step {
  // The server does not have that one yet.
  const back = last && last.key === undefined ? last.fields : [];
  return { changeId: id, back, forth: fields };
}

/** The steps once that picture is known; without the step if nobody could say. */
export function withFormer(
  steps: Step[],
  { id, former }: { id: number; former: FormerPicture },
): Step[] {
  return steps.flatMap((step) => {
    if (step.changeId !== id || step.back.length > 0) return step;
    return former === undefined ? [] : { ...step, back: formOf(former) };
  });
}

function formOf(picture: FormerPicture): Fields {
  return picture
    ? [
        ["operation", "change-shop-image"],
        ["image", picture],
      ]
    : [["operation", "remove-shop-image"]];
}

/** Whether the shop's picture is the one that was left here, as far as that is known. */
export function isPictureAsLeft(last: LastPicture | undefined, { shop }: Menu): boolean {
  return last?.key === undefined || shop.imageKey === last.key;
}
