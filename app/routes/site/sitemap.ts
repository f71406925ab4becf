import { brand } from "#app/brand.ts";
import { escapeXml } from "#app/domain/escape-xml.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { listOpenShopIds } from "#app/domain/shops/shops.ts";
import { database } from "#app/http/context.ts";
import { LANGUAGES, localPath } from "#app/messages/languages.ts";
import type { Route } from "./+types/sitemap";
import { TRANSLATED_PAGES } from "./pages.ts";

const PAGES = inEveryLanguage(TRANSLATED_PAGES);

/** As many addresses as one sitemap may hold. Source: https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000;

/** All that search engines should know of: the public pages, and the menus of the open shops. */
export async function loader({ context }: Route.LoaderArgs) {
  const most = Math.floor((MOST_ADDRESSES - PAGES.length) / LANGUAGES.length);
  const shopIds = await listOpenShopIds(context.get(database), most);
  const menus = inEveryLanguage(shopIds.map((shopId) => ({ path: menuPath(shopId) })));
  return new Response(sitemap([...PAGES, ...menus].map((path) => brand.homeAddress + path)), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function inEveryLanguage(pages: readonly { path: string }[]): string[] {
  return LANGUAGES.flatMap((language) => pages.map(({ path }) => localPath(language, path)));
}

function sitemap(addresses: string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}
