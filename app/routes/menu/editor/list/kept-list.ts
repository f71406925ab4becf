import { keepSoon, markSent, recallText } from "#app/device/drafts/kept-texts.ts";
import { CLEARED_LIST, typedName } from "#app/routes/menu/editor/forms/typed-forms.ts";
import { asKept, EMPTY_DRAFT, hasNothing, type ListDraft } from "./list-draft.ts";

/** Keeps a shop's list on this phone. A cleared list has a name of its own, which does not count as half typed. */
export function keepList(shopId: string, read: () => ListDraft): void {
  keepSoon(typedName(shopId, "list"), () => keptIf(!hasNothing(read()), read()));
  keepSoon(typedName(shopId, CLEARED_LIST), () => keptIf(hasNothing(read()), read()));
}

function keptIf(isHere: boolean, draft: ListDraft): string | undefined {
  return isHere ? asKept(draft) : undefined;
}

/** The list that this phone keeps; an empty one if there is none. */
export function recallList(shopId: string): ListDraft {
  const texts = ["list", CLEARED_LIST].map((part) => recallText(typedName(shopId, part)));
  const kept = texts.find((text) => text !== undefined) ?? "null";
  return { ...EMPTY_DRAFT, ...(JSON.parse(kept) as ListDraft | null) };
}

/** Treats the list as forgotten, because it is being sent. */
export function markListSent(shopId: string): void {
  for (const part of ["list", CLEARED_LIST]) markSent(typedName(shopId, part));
}
