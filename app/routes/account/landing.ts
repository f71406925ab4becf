import type { Account } from "#app/domain/accounts/accounts.ts";

const EDITOR = "/shop/edit/menu";

/** Where a login leads: to `next`, a path of ours, unless it is another shop's editor; else to the menu or the desk. */
export function landingPath({ shopId }: Pick<Account, "shopId">, next?: string): string {
  const home = shopId === null ? "/desk" : `${EDITOR}/${shopId}`;
  const [, shopWanted = shopId] = /^\/shop\/edit\/menu\/([^/?]+)/.exec(next ?? "") ?? [];
  return shopWanted === shopId ? (next ?? home) : home;
}
