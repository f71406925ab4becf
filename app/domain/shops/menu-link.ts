import { brand } from "#app/brand.ts";

/** The path of a menu in English. */
export function menuPath(shopId: string): string {
  return `/menu/${encodeURIComponent(shopId)}`;
}

/** The public address of a menu in English, the one in print, which never changes. */
export function menuLink(shopId: string): string {
  return brand.homeAddress + menuPath(shopId);
}

/** The same for a table, from 1: the page is the same, and its script puts the table on a diner's list. */
export function tableLink(shopId: string, table: number): string {
  return `${menuLink(shopId)}?table=${table}`;
}
