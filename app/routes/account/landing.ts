import type { Account } from "#app/domain/accounts/accounts.ts";

/** Where somebody comes to who has logged in and wanted nothing in particular. */
export function landingPath({ shopId }: Pick<Account, "shopId">): string {
  return shopId === null ? "/shop/account" : `/shop/edit/menu/${shopId}`;
}
