import { transliterate } from "./transliterate.ts";

const SHOP_ID = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** Whether a text can be a shop's id: 1–64 lower-case letters, digits, hyphens and underscores. */
export function isShopId(text: string): boolean {
  return SHOP_ID.test(text);
}

/** An id from a name: “राजू का ढाबा” → “raju-ka-dhaba”. Undefined without Latin or Devanagari letters or digits. */
export function suggestShopId(name: string): string | undefined {
  const words = transliterate(name)
    .normalize("NFKD")
    .replaceAll(/[\p{Mark}'’]/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join("-").slice(0, 64).replace(/-$/, "");
}
