import { brand } from "#app/brand.ts";

/** The public address of a menu, for print, messages and search engines. */
export function menuLink(shopId: string): string {
  return `${brand.homeAddress}/menu/${encodeURIComponent(shopId)}`;
}
