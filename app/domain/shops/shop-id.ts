const SHOP_ID = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** Whether a text can be a shop's id: 1–64 lower-case letters, digits, hyphens and underscores. */
export function isShopId(text: string): boolean {
  return SHOP_ID.test(text);
}
