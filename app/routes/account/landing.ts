import type { Account } from "#app/domain/accounts/accounts.ts";

const EDITOR = "/shop/edit/menu";

/**
 * Where somebody comes to who has logged in: to `next`, a path of ours that they wanted, unless it is another
 * shop's editor; else to their menu, and operators to the desk.
 */
export function landingPath({ shopId }: Pick<Account, "shopId">, next?: string): string {
  const home = shopId === null ? "/desk" : `${EDITOR}/${shopId}`;
  const [, shopWanted = shopId] = /^\/shop\/edit\/menu\/([^/?]+)/.exec(next ?? "") ?? [];
  return shopWanted === shopId ? (next ?? home) : home;
}
