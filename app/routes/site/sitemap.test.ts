import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const HOME = "https://nukkad.example";

beforeEach(() => db.delete(shops));

const storeShops = (...ids: string[]) =>
  db.insert(shops).values(ids.map((id) => ({ id, name: "Shop", revision: 1, createdAt: 1 })));

async function readAddresses(): Promise<(string | undefined)[]> {
  const xml = await (await visit("/sitemap.xml")).text();
  return [...xml.matchAll(/<url><loc>([^<]*)<\/loc><\/url>/g)].map((match) => match[1]);
}

describe("the sitemap", () => {
  it("names the public pages and the open shops' menus in every language, all by the product's own address", async () => {
    await storeShops("sweets", "chaat", "gone");
    await db.update(shops).set({ closedAt: 2 }).where(eq(shops.id, "gone"));
    expect(await readAddresses()).toEqual([
      `${HOME}/`,
      `${HOME}/add-shop`,
      `${HOME}/contact`,
      `${HOME}/login-help`,
      `${HOME}/privacy-policy`,
      `${HOME}/csae-standards`,
      `${HOME}/moderation`,
      `${HOME}/hi`,
      `${HOME}/hi/add-shop`,
      `${HOME}/hi/contact`,
      `${HOME}/hi/login-help`,
      `${HOME}/hi/privacy-policy`,
      `${HOME}/hi/csae-standards`,
      `${HOME}/hi/moderation`,
      `${HOME}/menu/chaat`,
      `${HOME}/menu/sweets`,
      `${HOME}/hi/menu/chaat`,
      `${HOME}/hi/menu/sweets`,
    ]);
  });

  it("is XML, and may be kept for an hour", async () => {
    const response = await visit("/sitemap.xml");
    expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(await response.text()).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/,
    );
  });

  it("stays XML whatever an id holds", async () => {
    await storeShops(`a<b>&"c'd`);
    expect((await readAddresses()).at(-1)).toBe(`${HOME}/hi/menu/a%3Cb%3E%26%22c'd`);
  });

  it("stops at the 50,000 addresses that one may hold", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50001)
       INSERT INTO shops (id, name, revision, created_at) SELECT 'shop-' || i, 'Shop', 1, 1 FROM n`,
    ).run();
    expect(await readAddresses()).toHaveLength(50_000);
  });
});

it("robots are told of it, and kept out of nothing but the desk, the language switch and the shops' own pages", async () => {
  const robots = await (await visit("/robots.txt")).text();
  expect(robots).toContain(`\nSitemap: ${HOME}/sitemap.xml\n`);
  expect([...robots.matchAll(/^Disallow: (.*)$/gm)].map((match) => match[1])).toEqual([
    "/desk",
    "/language/",
    "/shop/",
  ]);
});
