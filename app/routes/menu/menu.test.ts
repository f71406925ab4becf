import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { meterDatabase } from "#test/meter.ts";
import { withoutMicrodata } from "#test/microdata.ts";
import { storeItem, storeMadeMenu, storeMenu } from "#test/stored-menus.ts";
import { visit } from "#test/visit.ts";

const plain = env.DB;
const db = openDatabase(plain);

async function read(path: string): Promise<string> {
  return withoutMicrodata(await (await visit(path)).text());
}

beforeEach(() => db.delete(shops));
afterEach(() => vi.restoreAllMocks());

describe("the menu page shows", () => {
  it("the shop, its tabs, sections, items and footer, in order", async () => {
    const shopId = await storeMadeMenu(3, 9);
    const html = await read(`/menu/${shopId}`);
    expect(html).toContain("<h1><span>Made Shop</span></h1>");
    expect(html).toContain('<a href="tel:+919000000003"><span>90000 00003</span></a>');
    expect(html).toContain("<b>Veg &amp; Non-veg</b>");
    expect(html).toContain("powered by Nukkad");
    expect([...html.matchAll(/<a href="#section-(\d+)"/g)].map((match) => match[1])).toEqual([
      "0",
      "1",
      "2",
    ]);
    expect([...html.matchAll(/<section id="section-(\d+)"/g)]).toHaveLength(3);
    expect(html.match(/<li[ >]/g)).toHaveLength(9);
    expect(html).toMatch(/<dt>Timings<\/dt><dd>11 am to 11 pm<\/dd>.*<dt>GST<\/dt>/);
    expect(html).toMatch(/<a class="button" href="\/add-shop">Add your own digital menu<\/a>/);
  });

  it("each of the phone numbers that a shop writes", async () => {
    const metadata = { shop_metadata: { phone_number: "040-2345 6789, +91 98480 12345" } };
    const html = await read(`/menu/${await storeItem({ item: "A", price: 1 }, metadata)}`);
    expect(html).toContain('<a href="tel:04023456789"><span>040-2345 6789</span></a>');
    expect(html).toContain('<a href="tel:+919848012345"><span>+91 98480 12345</span></a>');
    expect(html).toMatch(/<a href="tel:04023456789"[^>]*><svg .*?<span>Call<\/span>/);
    expect(html).toMatch(/<a href="https:\/\/wa\.me\/919848012345"[^>]*><svg .*?<span>WhatsApp</);
    const words = { shop_metadata: { phone_number: "call Ravi, 0402345678, 0402345678" } };
    const other = await read(`/menu/${await storeItem({ item: "A", price: 1 }, words)}`);
    expect(other).toContain("<span>call Ravi</span>");
    expect(other.match(/<a href="tel:0402345678"><span>0402345678</g)).toHaveLength(1);
  });

  it("prices in rupees, grouped the Indian way, and none where there is none", async () => {
    expect(await read(`/menu/${await storeItem({ item: "Feast", price: 100_000 })}`)).toContain(
      "<b>₹1,00,000</b>",
    );
    expect(await read(`/menu/${await storeItem({ item: "Tikki", price: 72.5 })}`)).toContain(
      "<b>₹72.50</b>",
    );
    expect(await read(`/menu/${await storeItem({ item: "Ask", price: 0 })}`)).toContain(
      '<li class="row"><span>Ask</span></li>',
    );
  });

  it("size options in their order behind a summary, each of them a choice", async () => {
    const shopId = await storeItem({
      item: "Pani Puri",
      price: 30,
      submenu: { Small: 30, Large: 55 },
    });
    const html = await read(`/menu/${shopId}`);
    expect(html).toMatch(
      /<details><summary class="row"><span>Pani Puri<\/span><span class="prices"><span><span>Small<\/span> <b>₹30<\/b><\/span><span><span>Large<\/span> <b>₹55<\/b>/,
    );
    expect(html).toMatch(
      /type="radio".*<span>Small<\/span><b>₹30<\/b>.*type="radio".*<span>Large<\/span><b>₹55<\/b>/,
    );
  });

  it("subheaders as chips, and says where a section or a menu is empty", async () => {
    const shop = { name: "Shop" };
    const empty = await storeMenu({
      menu: { shop, sections: [{ section: "Soon", subheaders: ["From May"] }] },
    });
    expect(await read(`/menu/${empty}`)).toMatch(
      /<p class="chips"><span>From May<\/span><\/p>.*No items available/,
    );
    expect(await read(`/menu/${await storeMenu({ menu: { shop, sections: [] } })}`)).toContain(
      "No items available",
    );
  });

  it("the language of what is not written in Latin letters", async () => {
    const shopId = await storeItem({ item: "राज कचौरी", price: 90 }, { name: "शर्मा चाट" });
    const html = await read(`/menu/${shopId}`);
    expect(html).toContain('<h1><span lang="hi">शर्मा चाट</span></h1>');
    expect(html).toContain('<span lang="hi">राज कचौरी</span>');
  });

  it("the language of each of a section's two names", async () => {
    const section = { section: "तंदूर से", second_name: "From the tandoor", items: [] };
    const shopId = await storeMenu({ menu: { shop: { name: "Dhaba" }, sections: [section] } });
    const titles = /<h2.*?<\/h2>/g;
    expect((await read(`/menu/${shopId}`)).match(titles)).toEqual([
      '<h2><span lang="hi">तंदूर से</span><small> From the tandoor</small></h2>',
    ]);
    expect((await read(`/hi/menu/${shopId}`)).match(titles)).toEqual([
      '<h2><span>तंदूर से</span><small lang="en"> From the tandoor</small></h2>',
    ]);
  });

  it("an item's own price as Regular unless a size repeats it, and below its name if there are over three", async () => {
    const pricesOf = async (submenu: Record<string, number>) => {
      const html = await read(`/menu/${await storeItem({ item: "Biryani", price: 110, submenu })}`);
      const [, place, prices = ""] = /class="(prices[^"]*)">(.*?)<\/summary>/.exec(html) ?? [];
      return [place, prices.replaceAll(/<[^>]*>/g, "")];
    };
    expect(await pricesOf({ Half: 70 })).toEqual(["prices", "Regular ₹110Half ₹70"]);
    expect(await pricesOf({ Half: 70, Full: 110 })).toEqual(["prices", "Half ₹70Full ₹110"]);
    expect(await pricesOf({ Half: 70, Family: 300, Party: 0 })).toEqual([
      "prices",
      "Regular ₹110Half ₹70Family ₹300",
    ]);
    expect(await pricesOf({ S: 1, M: 2, L: 3 })).toEqual([
      "prices below",
      "Regular ₹110S ₹1M ₹2L ₹3",
    ]);
  });

  it.each([
    ["veg", "Veg", "circle"],
    ["nonveg", "Non-veg", "path"],
    ["egg", "Egg", "path"],
  ])("the mark of a dish that is %s, in word and shape", async (diet, word, shape) => {
    const html = await read(`/menu/${await storeItem({ item: "A", price: 1, diet })}`);
    expect(html).toContain(
      `<svg class="food-mark food-${diet}" role="img" aria-label="${word}"><use href="#m-${diet}"/></svg>`,
    );
    expect(html).toMatch(RegExp(`<symbol id="m-${diet}"[^>]*><rect [^>]*/><${shape} `));
    const inWords =
      '<span>A</span><small class="flags"><span aria-hidden="true">Egg</span></small>';
    expect(html.includes(inWords)).toBe(diet === "egg");
  });

  it("what is in a dish, and the sentence on a day's energy, where its shop says so alone", async () => {
    const item = { item: "Jalebi", price: 60, kcal: 300, allergens: ["milk", "gluten"] };
    const said = await read(`/menu/${await storeItem(item)}`);
    expect(said).toContain("<small>Contains gluten and milk · 300 kcal</small>");
    expect(said).toContain("An average active adult requires 2,000 kcal energy per day");
    const unsaid = await read(`/menu/${await storeItem({ item: "Jalebi", price: 60 })}`);
    expect(unsaid).not.toMatch(/kcal|Contains/);
  });

  it("no mark where nobody has said one", async () => {
    const html = await read(`/menu/${await storeItem({ item: "Chicken", price: 1 })}`);
    expect(html).not.toMatch(/class="food-mark|<symbol/);
  });

  it("what else a dish says, each in its language", async () => {
    const item = { item: "Jalebi", price: 60, second_name: "जलेबी", description: "Hot & crisp" };
    const html = await read(
      `/menu/${await storeItem({ ...item, spicy: 3, featured: true, diet: "veg" })}`,
    );
    expect(html).toContain(
      '<span><span>Jalebi</span><small lang="hi">जलेबी</small><small>Hot &amp; crisp</small>' +
        '<small class="flags"><em>Shop’s favourite</em><em class="hot">Very spicy</em></small></span>',
    );
  });
});

describe("the head of the menu page", () => {
  it("names the shop, describes it, links to itself and carries the social tags", async () => {
    const shopId = await storeItem(
      { item: "A", price: 1 },
      { name: "Café <Ünder>", description: "Chaat & more", categories: ["Chaat", "Sweets"] },
    );
    const html = await read(`/menu/${shopId}`);
    for (const tag of [
      "<title>Café &lt;Ünder&gt; - Menu | Nukkad</title>",
      '<meta name="description" content="Chaat &amp; more"/>',
      '<meta name="keywords" content="Chaat, Sweets"/>',
      '<meta property="og:title" content="Café &lt;Ünder&gt; - Menu | Nukkad"/>',
      '<meta property="og:description" content="Chaat &amp; more"/>',
      '<meta property="og:image" content="https://nukkad.example/share.png"/>',
      `<meta property="og:url" content="https://nukkad.example/menu/${shopId}"/>`,
      '<meta property="og:type" content="website"/>',
      `<link rel="canonical" href="https://nukkad.example/menu/${shopId}"/>`,
    ]) {
      expect(html).toContain(tag);
    }
  });

  it("falls back to the product's description", async () => {
    const html = await read(`/menu/${await storeItem({ item: "A", price: 1 })}`);
    expect(html).toContain(
      '<meta name="description" content="Know what is happening around you"/>',
    );
  });
});

describe("the menu page in Hindi", () => {
  const menu = {
    menu: {
      shop: {
        name: "Chaat House",
        shop_metadata: { phone_number: "call Ravi", footer: { Timings: "11 am", समय: "११" } },
      },
      sections: [
        {
          section: "चाट",
          subheaders: ["Fresh"],
          items: [
            { item: "Pani Puri", price: 30, submenu: { Small: 30, बड़ी: 55 } },
            { item: "दही भल्ला", price: 70, metadata: { food_type: "veg" } },
          ],
        },
        { section: "Drinks", items: [] },
      ],
    },
  };

  it("speaks Hindi, and leaves the shop its own words, each with its language", async () => {
    const html = await read(`/hi/menu/${await storeMenu(menu)}`);
    for (const part of [
      '<html lang="hi">',
      "<title>Chaat House - मेन्यू | Nukkad</title>",
      '<meta name="description" content="जानिए, आपके आस-पास क्या चल रहा है"/>',
      '<h1><span lang="en">Chaat House</span></h1>',
      '<span lang="en">call Ravi</span>',
      "<span>मेन्यू <small>Nukkad पर बना</small></span>",
      '<h2><span>चाट</span></h2><p class="chips"><span lang="en">Fresh</span></p>',
      '<span lang="en">Pani Puri</span><span class="prices"><span><span lang="en">Small</span> <b>₹30</b>',
      'aria-label="Pani Puri: साइज़"',
      '<span lang="en">Small</span><b>₹30</b>',
      "<span>बड़ी</span><b>₹55</b>",
      'aria-label="वेज"><use href="#m-veg"/></svg><span>दही भल्ला</span>',
      '<p class="empty">अभी यहाँ कुछ नहीं है</p>',
      '<dt lang="en">Timings</dt><dd lang="en">11 am</dd>',
      '<a class="button" href="/hi/add-shop">अपना डिजिटल मेन्यू बनवाएँ</a>',
    ]) {
      expect(html).toContain(part);
    }
  });

  it("and the one in English lead to each other, and search engines to both", async () => {
    const shopId = await storeMenu(menu);
    const [english, hindi] = [`/menu/${shopId}`, `/hi/menu/${shopId}`];
    for (const [here, there, tag, name] of [
      [english, hindi, "hi", "हिन्दी"],
      [hindi, english, "en", "English"],
    ] as const) {
      const html = await read(here);
      expect(html).toContain(`<a href="${there}" lang="${tag}" hrefLang="${tag}">${name}</a>`);
      expect(html).toContain(`<link rel="canonical" href="https://nukkad.example${here}"/>`);
      for (const [language, to] of [
        ["en", english],
        ["hi", hindi],
        ["x-default", english],
      ]) {
        const href = `https://nukkad.example${to}`;
        expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${href}"/>`);
      }
    }
  });

  it.each(["nowhere", "", "a%20b"])("is a 404 in Hindi for %j", async (shopId) => {
    const response = await visit(`/hi/menu/${shopId}`);
    expect(response.status).toBe(404);
    const html = await response.text();
    const english = shopId === "nowhere" ? "/menu/nowhere" : "/menu";
    expect(html).toContain('<a class="button" href="/hi">');
    expect(html).toContain(`<a href="${english}" lang="en" hrefLang="en">English</a>`);
  });
});

describe("an address without an open menu", () => {
  it("is a proper 404 for a shop that is not there or is closed", async () => {
    const shopId = await storeMadeMenu(1, 1);
    await visit(`/menu/${shopId}`);
    await db.update(shops).set({ closedAt: Date.now() }).where(eq(shops.id, shopId));
    for (const path of ["/menu/nowhere", `/menu/${shopId}`]) {
      const response = await visit(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await response.text();
      expect(html).toContain("<h1>There’s no menu here</h1>");
      expect(html).not.toMatch(/rel="(canonical|alternate)"/);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  it("says Invalid shop ID where there is none, or what cannot be one, without asking the database", async () => {
    const { d1, tally } = meterDatabase(plain);
    vi.spyOn(plain, "withSession").mockImplementation((constraint) => d1.withSession(constraint));
    for (const path of [
      "/menu",
      "/menu/",
      `/menu/${"a".repeat(5000)}`,
      "/menu/%00",
      "/menu/🍛",
      "/menu/..%2Fadmin",
      "/menu/%E0%A4%A",
      "/menu/UPPER",
      "/menu/a%20b",
    ]) {
      const response = await visit(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain("<h1>Invalid shop ID</h1>");
    }
    expect(tally.trips).toBe(0);
  });

  it.each(["/menu/chaat", "/hi/menu/chaat"])("%s has no slash at its end", async (path) => {
    const { status, headers } = await visit(`${path}/?table=7`, { redirect: "manual" });
    expect([status, headers.get("Location")]).toEqual([308, `http://nukkad.test${path}?table=7`]);
  });

  it("is taken for what is left of it when it climbs", async () => {
    const response = await visit("/menu/../");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<title>Nukkad</title>");
  });
});

describe("a menu that cannot be read", () => {
  it("says Failed to load menu, is not kept, and is logged once without the query", async () => {
    const shopId = await storeMadeMenu(1, 1);
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const session = plain.withSession();
    vi.spyOn(plain, "withSession").mockReturnValue(session);
    vi.spyOn(session, "batch").mockRejectedValue(new Error("D1_ERROR: Network connection lost."));
    const response = await visit(`/menu/${shopId}?table=4`);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(await response.text()).toContain("<h1>Failed to load menu</h1>");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(logged).toHaveBeenCalledOnce();
    const line: string = logged.mock.calls[0]?.[0];
    expect(JSON.parse(line)).toMatchObject({
      event: "error",
      path: `/menu/${shopId}`,
      message: "D1_ERROR: Network connection lost.",
    });
    vi.restoreAllMocks();
    expect((await visit(`/menu/${shopId}`)).status).toBe(200);
  });

  it("is logged once, too, when it is the rendering that fails", async () => {
    const shopId = await storeItem({ item: "Tea", price: 10 });
    await plain.prepare("UPDATE items SET options = 'null' WHERE shop_id = ?").bind(shopId).run();
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await visit(`/menu/${shopId}`);
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(
      /<title>Failed to load menu \| Nukkad<.*<h1>Failed to load menu</s,
    );
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)).path)).toEqual([
      `/menu/${shopId}`,
    ]);
  });
});
