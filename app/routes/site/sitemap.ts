import { brand } from "#app/brand.ts";
import { escapeXml } from "#app/domain/escape-xml.ts";
import { menuLink } from "#app/domain/shops/menu-link.ts";
import { listOpenShopIds } from "#app/domain/shops/shops.ts";
import { database } from "#app/http/context.ts";
import { LANGUAGES, localPath } from "#app/messages/languages.ts";
import type { Route } from "./+types/sitemap";

/** All of them exist in every language. */
const TRANSLATED = ["/", "/add-shop", "/contact", "/privacy-policy", "/csae-standards"];
const PAGES = LANGUAGES.flatMap((language) => TRANSLATED.map((path) => localPath(language, path)));

/** As many addresses as one sitemap may hold. Source: https://www.sitemaps.org/protocol.html */
const MOST_ADDRESSES = 50_000;

/** All that search engines should know of: the public pages, and the menus of the open shops. */
export async function loader({ context }: Route.LoaderArgs) {
  const shopIds = await listOpenShopIds(context.get(database), MOST_ADDRESSES - PAGES.length);
  const pages = PAGES.map((path) => brand.homeAddress + path);
  return new Response(sitemap([...pages, ...shopIds.map(menuLink)]), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

function sitemap(addresses: string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}
