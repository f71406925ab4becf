import { DIETS } from "#app/domain/menus/diet.ts";
import { moneyIn, sizePriceIn } from "#app/domain/menus/list/cells.ts";
import type { ListDish, ListSize } from "#app/domain/menus/list/list.ts";
import type { Mend } from "#app/domain/menus/list/mends.ts";
import { hasTooManyDecimals, plainRupees } from "#app/domain/menus/typed-price.ts";
import { textsIn } from "./form-texts.ts";

/** The fields for prices that hold what none can read. */
export interface UnreadFields {
  isOwnUnread: boolean;
  /** The 0-based places of sizes. */
  sizes: number[];
  problem: "menu-number-wrong" | "menu-price-decimals";
}

/** Which prices in the form none can read, and why; undefined if there are none. */
export function unreadIn(form: FormData): UnreadFields | undefined {
  const own = textIn(form, "price");
  const isOwnUnread = own !== "" && moneyIn(own) === undefined;
  const prices = textsIn(form, "sizePrice");
  const sizes = prices.flatMap((written, at) =>
    written !== "" && sizePriceIn(written) === undefined ? [at] : [],
  );
  if (!isOwnUnread && sizes.length === 0) return undefined;
  const texts = [isOwnUnread ? own : "", ...sizes.map((at) => prices[at] ?? "")];
  const isTooFine = texts.some((text) => hasTooManyDecimals(plainRupees(text)));
  return { isOwnUnread, sizes, problem: isTooFine ? "menu-price-decimals" : "menu-number-wrong" };
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
  const isUnread = price === "" ? dish.unread !== undefined : own === undefined;
  return {
    name: textIn(form, "name"),
    pricePaise: isUnread ? undefined : (own?.pricePaise ?? null),
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
