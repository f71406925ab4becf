import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items, shops } from "#app/db/schema.ts";
import { meterDatabase } from "#test/meter.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { visit } from "#test/visit.ts";

const plain = env.DB;
const db = openDatabase(plain);
const SAVING = { "Save-Data": "on" };
const KEY = `${"a".repeat(32)}-960x720`;

let path: string;
let shopId: string;

beforeEach(async () => {
  await db.delete(shops);
  const dishes = [
    { item: "Chai", price: 12 },
    { item: "दही", price: 30, submenu: { Half: 20, Full: 30 } },
    { item: "Samosa", price: 15 },
  ];
  const sections = [{ section: "All", items: dishes }];
  shopId = await storeMenu({ menu: { shop: { name: "Stall" }, sections } });
  path = `/menu/${shopId}`;
  for (const [name, photoKey] of [
    ["Chai", `${KEY}.webp`],
    ["दही", `${KEY}.jpg`],
  ] as const) {
    await db.update(items).set({ photoKey }).where(eq(items.name, name));
  }
});
afterEach(() => vi.restoreAllMocks());

const open = (headers: Record<string, string> = {}) => visit(path, { headers });

describe("the menu page shows the photo of a dish", () => {
  it("small and late, in a place that is kept for it, with a link to the large one by the dish's name", async () => {
    const html = await (await open()).text();
    expect(html).toContain(
      `<a class="photo" href="/images/${KEY}.webp" itemprop="image" aria-label="Chai">` +
        `<img src="/images/${KEY}-small.webp" width="72" height="72" loading="lazy" alt=""></a></li>`,
    );
  });

  it("outside of what opens its sizes, and in the dish's language", async () => {
    const html = await (await open()).text();
    expect(html).toMatch(
      /<\/details><a class="photo" href="[^"]*\.jpg"[^>]*aria-label="दही" lang="hi">/,
    );
  });

  it("and nothing of photos for a dish without", async () => {
    const html = await (await open()).text();
    expect(html.match(/class="photo"/g)).toHaveLength(2);
    expect(html).toMatch(
      /<li class="row" itemprop="hasMenuItem"[^>]*><span itemprop="name">Samosa</,
    );
  });
});

describe("whoever saves data", () => {
  it.each(["/menu/", "/hi/menu/"])("gets no photo at all on %s", async (begin) => {
    path = begin + shopId;
    await db.update(shops).set({ imageKey: `${"b".repeat(64)}.webp` });
    const light = await open(SAVING);
    const html = await light.text();
    expect(html).toContain(">Chai<");
    expect(html).not.toMatch(/class="photo"|\/images\//);
    const full = await (await open()).text();
    expect(full).toContain('class="photo"');
  });

  it("is told apart by every cache on the way, and by ours, at one row a view", async () => {
    const replies = [await open(), await open(SAVING)];
    const [full = "", light = ""] = replies.map(({ headers }) => headers.get("ETag") ?? "");
    expect(full).not.toBe(light);
    for (const { headers } of replies) expect(headers.get("Vary")).toMatch(/\bSave-Data\b/);

    const { d1, tally } = meterDatabase(plain);
    vi.spyOn(plain, "withSession").mockImplementation((constraint) => d1.withSession(constraint));
    expect(await (await open(SAVING)).text()).not.toContain('class="photo"');
    expect(await (await open()).text()).toContain('class="photo"');
    for (const [headers, etag, status] of [
      [{}, full, 304],
      [SAVING, light, 304],
      [{}, light, 200],
      [SAVING, full, 200],
    ] as const) {
      const again = await open({ ...headers, "If-None-Match": etag });
      expect([again.status, again.headers.get("Vary")]).toEqual([
        status,
        expect.stringMatching(/\bSave-Data\b/),
      ]);
      await again.text();
    }
    expect(tally).toMatchObject({ trips: 6, rowsRead: 6 });
  });
});
