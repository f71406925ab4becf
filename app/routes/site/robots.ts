import { brand } from "#app/brand.ts";

const ROBOTS = `User-agent: *
Allow: /
Disallow: /desk
Disallow: /language/
Disallow: /shop/

Sitemap: ${brand.homeAddress}/sitemap.xml
`;

/** Everything that is public may be found; what is behind a login need not be asked for. */
export function loader() {
  return new Response(ROBOTS, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
