import { DIETS } from "#app/domain/menus/diet.ts";
import { moneyIn, sizePriceIn } from "#app/domain/menus/list/cells.ts";
import type { ListDish, ListSize } from "#app/domain/menus/list/list.ts";
import type { Mend } from "#app/domain/menus/list/mends.ts";
import { textsIn } from "./form-texts.ts";

/** Which sizes have a price that none can read. */
export function unreadSizes(form: FormData): number[] {
  return textsIn(form, "sizePrice").flatMap((written, at) =>
    written !== "" && sizePriceIn(written) === undefined ? [at] : [],
  );
}

/**
 * What the form says of a dish. A size without a price is none, and "70/110" gives sizes whose names are still to be asked
 * for. What could not be read in the list, and was left empty here, is still to be asked for too.
 */
export function mendIn(form: FormData, dish: Pick<ListDish, "unread" | "sizes">): Mend {
  const price = textIn(form, "price");
  const diet = textIn(form, "diet");
  const names = textsIn(form, "sizeName");
  const sizes = textsIn(form, "sizePrice").flatMap((written, at) =>
    sizeIn(names[at] ?? "", written, dish.sizes[at]),
  );
  const own = moneyIn(price);
  const isStillUnread = price === "" && dish.unread !== undefined;
  return {
    name: textIn(form, "name"),
    pricePaise: isStillUnread ? undefined : (own?.pricePaise ?? null),
    sizes: sizes.length > 0 ? sizes : (own?.sizes ?? []),
    diet: DIETS.find((known) => known === diet) ?? null,
  };
}

function textIn(form: FormData, name: string): string {
  return textsIn(form, name)[0] ?? "";
}

/** A size in the form, if there is one; `read` is what the list says in its place. Without a name, an unread one goes. */
function sizeIn(name: string, written: string, read: ListSize | undefined): ListSize[] {
  const pricePaise = sizePriceIn(written);
  if (pricePaise !== undefined) return [{ name, pricePaise }];
  const unread = written || read?.unread;
  return unread && name ? [{ name, pricePaise: 0, unread }] : [];
}
