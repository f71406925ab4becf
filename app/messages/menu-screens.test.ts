import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { DAY_MS } from "#app/durations.ts";
import { plainWordsIn, speakPseudo } from "#test/pseudo.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { visit } from "#test/visit.ts";

const db = openDatabase(env.DB);
const NOON = Date.UTC(2026, 10, 22, 6, 30);
let [full, empty, closed]: string[] = [];

speakPseudo();

beforeAll(async () => {
  vi.spyOn(Date, "now").mockReturnValue(NOON);
  full = await storeMenu(MENU);
  empty = await storeMenu({ menu: { shop: { name: "चाट" }, sections: [] } });
  closed = await storeMenu(MENU);
  await db.update(shops).set({ closedAt: 2 }).where(eq(shops.id, closed));
});
afterEach(() => vi.restoreAllMocks());

/** Two of its names are in Latin letters, which the page marks as such. */
const MENU = {
  menu: {
    shop: {
      name: "चाट",
      shop_metadata: { phone_number: "9876543210", food_type: "Veg", footer: { समय: "11 am" } },
    },
    sections: [
      {
        section: "चाट",
        subheaders: ["गरम"],
        items: [
          { item: "पुरी", price: 30, submenu: { छोटी: 30, बड़ी: 55 } },
          { item: "भल्ला", price: 70, metadata: { food_type: "veg" } },
          { item: "कबाब", price: 90, metadata: { food_type: "non-veg" } },
        ],
      },
      { section: "7", items: [] },
    ],
  },
};

/** Opens a page while the database is down, some time after noon. */
async function withoutDatabase(path: string, later: number): Promise<Response> {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(Date, "now").mockReturnValue(NOON + later);
  vi.spyOn(env.DB, "withSession").mockImplementation(() => {
    throw new Error("D1_ERROR: Network connection lost.");
  });
  return visit(path);
}

/** Opens the last copy of the menu, which a visit at noon has left. */
async function lastCopy(later: number): Promise<Response> {
  vi.spyOn(Date, "now").mockReturnValue(NOON);
  await visit(`/hi/menu/${full}`);
  await vi.waitFor(async () => {
    expect(await env.COPIES.head(`menus/${full}/page-hi`)).not.toBeNull();
  });
  return withoutDatabase(`/hi/menu/${full}`, later);
}

const SCREENS: [name: string, status: number, open: () => Promise<Response>][] = [
  ["a menu", 200, () => visit(`/hi/menu/${full}`)],
  ["a menu under its splash", 200, () => underSplash()],
  ["an empty menu", 200, () => visit(`/hi/menu/${empty}`)],
  ["a closed shop's address", 404, () => visit(`/hi/menu/${closed}`)],
  ["nobody's address", 404, () => visit("/hi/menu/nobody")],
  ["an address without a shop", 404, () => visit("/hi/menu")],
  ["a menu that cannot be read", 503, () => withoutDatabase(`/hi/menu/${empty}x`, 0)],
  ["the last copy of a menu", 200, () => lastCopy(60_000)],
  ["the last copy of a menu, the day after", 200, () => lastCopy(DAY_MS - 60_000)],
];

function underSplash(): Promise<Response> {
  vi.spyOn(env, "SPLASH_MS", "get").mockReturnValue("3000");
  return visit(`/hi/menu/${full}`);
}

describe("in another language, no text from outside the catalogue is on", () => {
  it.each(SCREENS)("%s", async (_, status, open) => {
    const page = await open();
    expect(page.status).toBe(status);
    const html = await page.text();
    expect(html).toContain('<html lang="hi">');
    expect(await plainWordsIn(new Response(html, page))).toEqual([]);
  });

  it("the splash, which is there", async () => {
    expect(await (await underSplash()).text()).toContain('<div class="splash"');
  });
});
