import type { DeskShopWithOwners } from "#app/domain/shops/desk-shops.ts";
import { mobileDigits, numbersIn } from "#app/domain/shops/phones.ts";
import type { ShownLogin } from "#app/http/shown-login.ts";

/** The mobile that a login is sent to; or why there is none: no number at all, or only one that cannot be trusted. */
export type Reach = { mobile: string } | { lacks: "mobile" | "trust" };

/**
 * A login is sent to who asked for the shop. The first one may go to the number on the menu, too, which came from the
 * desk; later whoever is logged in there can change that number.
 */
export function reachOf(
  { askedBy = "", phoneNumber }: Pick<DeskShopWithOwners, "askedBy" | "phoneNumber">,
  news: ShownLogin["news"],
): Reach {
  const [asking, onMenu] = [askedBy, phoneNumber].map(firstMobile);
  if (asking !== undefined) return { mobile: asking };
  if (onMenu === undefined) return { lacks: "mobile" };
  return news === "login" ? { mobile: onMenu } : { lacks: "trust" };
}

function firstMobile(numbers: string): string | undefined {
  return numbersIn(numbers)
    .map(mobileDigits)
    .find((mobile) => mobile !== undefined);
}
