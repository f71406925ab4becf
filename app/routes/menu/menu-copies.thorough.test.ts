import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items, shops } from "#app/db/schema.ts";
import { makeMenuFile } from "#test/makers.ts";
import { meterDatabase } from "#test/meter.ts";
import { storeItem, storeMadeMenu, storeMenu } from "#test/stored-menus.ts";
import { submit, visit } from "#test/visit.ts";

const plain = env.DB;
const db = openDatabase(plain);

async function read(path: string): Promise<string> {
  return (await visit(path)).text();
}

/** Counts what the next visits send to D1. */
function meter() {
  const { d1, tally } = meterDatabase(plain);
  vi.spyOn(plain, "withSession").mockImplementation((constraint) => d1.withSession(constraint));
  return tally;
}

beforeEach(() => db.delete(shops));
afterEach(() => vi.restoreAllMocks());

describe("a page cache that fails", () => {
  it.each(["match", "put"] as const)(
    "costs a rendering and is logged, when it is %s that fails",
    async (method) => {
      const shopId = await storeMadeMenu(1, 1);
      const logged = vi.spyOn(console, "error").mockImplementation(() => {});
      vi.spyOn(caches.default, method).mockRejectedValue(new Error("cache is down"));
      const response = await visit(`/menu/${shopId}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(">Made Shop</span></h1>");
      await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
      expect(String(logged.mock.calls[0]?.[0])).toContain("cache is down");
    },
  );
});

describe("the menu page costs", () => {
  it("one round trip and 1 + sections + items rows cold, and one row warm", async () => {
    const shopId = await storeMadeMenu(31, 230);
    const tally = meter();
    const cold = await visit(`/menu/${shopId}`);
    expect(tally).toMatchObject({ trips: 1, rowsRead: 1 + 31 + 230 });
    const warm = await visit(`/menu/${shopId}`);
    expect(tally).toMatchObject({ trips: 2, rowsRead: 1 + 31 + 230 + 1 });
    expect(await warm.text()).toBe(await cold.text());
  });

  it("one row and no body for a browser that has it", async () => {
    const shopId = await storeMadeMenu(31, 230);
    const etag = (await visit(`/menu/${shopId}`)).headers.get("ETag") ?? "";
    const tally = meter();
    const again = await visit(`/menu/${shopId}`, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("ETag")).toBe(etag);
    expect(await again.text()).toBe("");
    expect(tally).toMatchObject({ trips: 1, rowsRead: 1 });
    // A browser would put it in the place of the policy that allows the page its styles.
    expect(again.headers.has("Content-Security-Policy")).toBe(false);
  });

  it("at most 9,500 bytes gzipped for the document, its styles not yet minified, which asks at once for a script and two pictures", async () => {
    const files = [
      JSON.stringify(makeMenuFile({ sections: 31, items: 230 })),
      ...env.TEST_REAL_MENUS,
    ];
    for (const file of files) {
      const html = await read(`/menu/${await storeMenu(JSON.parse(file))}`);
      const addresses = [
        ...html
          .replace(/<noscript>.*?<\/noscript>/, "")
          .matchAll(
            /(?:<script[^>]* src|<link rel="(?:icon|stylesheet|preload)" href|<img(?![^>]* loading="lazy")[^>]* src)="/g,
          ),
      ];
      expect(addresses).toHaveLength(3);
      expect(await gzippedLength(html)).toBeLessThan(9_500);
    }
  });
});

/** What of a page a browser with scripts reads. */
const withScript = (html: string) => html.replace(/<noscript>.*?<\/noscript>/, "");

describe("the menu page is", () => {
  it("never mistaken for its bare data, which the framework gives under another address", async () => {
    const shopId = await storeMadeMenu(1, 2);
    for (let round = 0; round < 2; round++) {
      const bare = await visit(`/menu/${shopId}.data`);
      expect(bare.headers.get("Content-Type")).not.toMatch(/html/);
      expect(bare.headers.get("Cache-Control")).toBe("private, no-store");
      expect(bare.headers.has("ETag")).toBe(false);
      const page = await visit(`/menu/${shopId}`);
      expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(await page.text()).toMatch(/^<!DOCTYPE html>/);
    }
  });

  it("fresh on the very next request after a change", async () => {
    const shopId = await storeItem({ item: "Tea", price: 10 });
    const etag = (await visit(`/menu/${shopId}`)).headers.get("ETag") ?? "";
    await visit(`/menu/${shopId}`);
    await db.batch([
      db.update(items).set({ pricePaise: 1200 }).where(eq(items.shopId, shopId)),
      db
        .update(shops)
        .set({ revision: sql`${shops.revision} + 1` })
        .where(eq(shops.id, shopId)),
    ]);
    const response = await visit(`/menu/${shopId}`, { headers: { "If-None-Match": etag } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('₹<span itemprop="price">12</span>');
  });

  it("public on purpose, for browsers to ask each time whether theirs is still good", async () => {
    const shopId = await storeMadeMenu(1, 2);
    const first = await visit(`/menu/${shopId}`);
    for (const response of [
      first,
      await visit(`/menu/${shopId}`),
      await visit(`/menu/${shopId}?utm_source=qr`),
    ]) {
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
      expect(response.headers.get("ETag")).toBe(first.headers.get("ETag"));
      for (const name of ["Set-Cookie", "Age", "CF-Cache-Status"]) {
        expect([name, response.headers.has(name)]).toEqual([name, false]);
      }
    }
  });

  it("one document without framework JavaScript, whose policy names its inline styles", async () => {
    const response = await visit(`/menu/${await storeMadeMenu(2, 4)}`);
    const html = await response.text();
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(withScript(html)).not.toMatch(/<link rel="(stylesheet|modulepreload)"/);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(html.match(/<style>/g)).toHaveLength(2);
    expect(policy).not.toMatch(/nonce|unsafe|\*|https?:/);
    for (const [, css] of html.matchAll(/<style>(.*?)<\/style>/gs)) {
      expect(policy).toContain(await cspHash(css ?? ""));
    }
  });

  it("no answer to a form, kept or not", async () => {
    const shopId = await storeMadeMenu(1, 1);
    for (let round = 0; round < 2; round++) {
      const response = await submit(`/menu/${shopId}`, { name: "x" });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
      expect(response.headers.has("ETag")).toBe(false);
      expect((await visit(`/menu/${shopId}`)).status).toBe(200);
    }
  });

  it("answered without a body to HEAD", async () => {
    const response = await visit(`/menu/${await storeMadeMenu(1, 1)}`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toMatch(/^W\/"\d+-/);
    expect(await response.text()).toBe("");
  });
});

describe("each language of a menu", () => {
  const languageIn = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1];

  it("has a cached page and an ETag of its own, of one revision, and costs what the other costs", async () => {
    const shopId = await storeMadeMenu(3, 9);
    const [english, hindi] = [`/menu/${shopId}`, `/hi/menu/${shopId}`];
    const tally = meter();
    const pages = [await visit(english), await visit(hindi)];
    const bodies = await Promise.all(pages.map((page) => page.text()));
    expect(bodies.map(languageIn)).toEqual(["en", "hi"]);
    expect(tally).toMatchObject({ trips: 2, rowsRead: 2 * (1 + 3 + 9) });
    const kept = [await visit(english), await visit(hindi)];
    expect(await Promise.all(kept.map((page) => page.text()))).toEqual(bodies);
    expect(tally).toMatchObject({ trips: 4, rowsRead: 2 * (1 + 3 + 9) + 2 });
    const tags = pages.map(({ headers }) => headers.get("ETag") ?? "");
    expect(kept.map(({ headers }) => headers.get("ETag"))).toEqual(tags);
    expect(new Set(tags).size).toBe(2);
  });

  it("is a 304 for its own ETag alone, and is sent whole for the other's", async () => {
    const shopId = await storeMadeMenu(1, 1);
    const addresses = { en: `/menu/${shopId}`, hi: `/hi/menu/${shopId}` };
    for (const [here, there] of [
      ["en", "hi"],
      ["hi", "en"],
    ] as const) {
      const etag = (await visit(addresses[here])).headers.get("ETag") ?? "";
      const headers = { "If-None-Match": etag };
      expect((await visit(addresses[here], { headers })).status).toBe(304);
      const other = await visit(addresses[there], { headers });
      expect([other.status, languageIn(await other.text())]).toEqual([200, there]);
    }
  });

  it("follows a change at once", async () => {
    const shopId = await storeItem({ item: "Tea", price: 10 });
    const addresses = [`/menu/${shopId}`, `/hi/menu/${shopId}`];
    for (const address of addresses)
      expect(await read(address)).toContain('₹<span itemprop="price">10</span>');
    await db.batch([
      db.update(items).set({ pricePaise: 1200 }).where(eq(items.shopId, shopId)),
      db
        .update(shops)
        .set({ revision: sql`${shops.revision} + 1` })
        .where(eq(shops.id, shopId)),
    ]);
    for (const address of addresses)
      expect(await read(address)).toContain('₹<span itemprop="price">12</span>');
  });
});

async function gzippedLength(text: string): Promise<number> {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(zipped).arrayBuffer()).byteLength;
}

async function cspHash(css: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
