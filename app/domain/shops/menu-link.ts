import { brand } from "#app/brand.ts";

/**
 * Where diners find a shop's menu, wherever this very page is served: it is printed, sent to people, and named to
 * search engines.
 */
export function menuLink(shopId: string): string {
  return `${brand.homeAddress}/menu/${encodeURIComponent(shopId)}`;
}
