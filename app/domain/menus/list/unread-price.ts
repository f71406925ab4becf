import { trimName } from "./names.ts";
import { isCurrencyAt, piecesOf } from "./pieces.ts";

/** What a scanner makes of digits: "5O", "l00/-". */
const LIKE_DIGITS = /^[\dOoIlSB|]{1,6}(?:[.,][\dOo]{1,2})?(?:\/-)?$/;

/** Letters among digits at the end of a name, "9O" or "l25", but no "2l". */
const LIKE_PRICE = /\s(?=[^\s\d]{0,5}\d)(?=\d{0,5}[OoIlSB|])(?!\d{1,4}[lLB]$)[\dOoIlSB|]{2,6}$/;

/** Whether a name ends in what a scanner may have made of another price: "Soup 9O" in front of 120. */
export function endsLikePrice(name: string): boolean {
  return LIKE_PRICE.test(name.trimEnd());
}

/** "Soup ..... " before what should be a price. */
const BEHIND_LEADERS = /[.,·_…-]{3}\s{0,10}([^\s.,·_…-]\S{0,8})$/u;

/**
 * The name in a line and, after a currency or leaders, something that looks like a price but cannot be read: "Idli  Rs. 5O",
 * "Soup ..... 9O".
 */
export function unreadPriceIn(text: string): { name: string; unread: string } | undefined {
  const found = BEHIND_LEADERS.exec(text);
  const end = found?.[1] ?? "";
  const led = trimName(text.slice(0, found?.index));
  return isUnread(end) && /\p{L}/u.test(led) ? { name: led, unread: end } : unreadBehindMoney(text);
}

function isUnread(text: string): boolean {
  return LIKE_DIGITS.test(text) && /\d/.test(text) && /[A-Za-z]|\|./.test(text);
}

function unreadBehindMoney(text: string): { name: string; unread: string } | undefined {
  const pieces = piecesOf(text);
  const currency = pieces[pieces.findLastIndex((_, at) => isCurrencyAt(pieces, at))];
  if (!currency) return undefined;
  const name = text.slice(0, currency.start);
  const unread = text
    .slice(currency.end)
    .replace(/^[\s.:]{1,10}/, "")
    .trim();
  const isUnread = LIKE_DIGITS.test(unread) && /[A-Za-z|]/.test(unread);
  return isUnread && /\p{L}/u.test(name) ? { name, unread } : undefined;
}
