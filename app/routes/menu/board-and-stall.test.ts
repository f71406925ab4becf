import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { setBoard } from "#app/domain/menus/set-board.ts";
import { withoutMicrodata } from "#test/microdata.ts";
import { storeItem, storeMenu } from "#test/stored-menus.ts";
import { visit } from "#test/visit.ts";

const db = openDatabase(env.DB);

async function read(path: string): Promise<string> {
  return withoutMicrodata(await (await visit(path)).text());
}

beforeEach(() => db.delete(shops));

describe("over the menu stands", () => {
  const coverOf = async (shopId: string) =>
    /class="stall"><img src="([^"]+)"/.exec(await read(`/menu/${shopId}`))?.[1];
  const change = (shopId: string, values: Partial<typeof shops.$inferInsert>) =>
    db
      .update(shops)
      .set({ ...values, revision: Date.now() })
      .where(eq(shops.id, shopId));

  it("the other name of a dish of today's board, if the menu has it", async () => {
    const shopId = await storeItem({ item: "Jalebi", price: 60, second_name: "जलेबी" });
    const today = { word: "special", pricePaise: 0, from: null } as const;
    const dishes = ["JALEBI", "जलेबी", "Imarti"].map((name) => ({ ...today, name }));
    await setBoard(db, shopId, { dishes, seen: "null" }, { now: Date.now() });
    const [board = ""] = /<aside .*<\/aside>/s.exec(await read(`/menu/${shopId}`)) ?? [];
    expect(board).toContain('<span>JALEBI</span><small lang="hi">जलेबी</small><small></small>');
    expect(board).toContain('<span lang="hi">जलेबी</span><small>Jalebi</small><small></small>');
    expect(board).toContain("<span>Imarti</span><small></small>");
    expect(board).toContain("<h2><span>Today</span></h2>");
  });

  it("the mark of a dish of today's board, if all dishes of its name on the menu have that one", async () => {
    const marked = (item: string, diet?: string) => ({ item, price: 60, diet });
    const shopId = await storeMenu({
      menu: {
        shop: { name: "Shop" },
        sections: [
          { section: "Rice", items: [marked("Biryani", "veg"), marked("Pulao", "veg")] },
          { section: "Chicken", items: [marked("Biryani", "nonveg")] },
        ],
      },
    });
    const today = { word: "special", pricePaise: 0, from: null } as const;
    const dishes = ["Biryani", "Pulao", "Dosa"].map((name) => ({ ...today, name }));
    await setBoard(db, shopId, { dishes, seen: "null" }, { now: Date.now() });
    const [board = ""] = /<aside .*<\/aside>/s.exec(await read(`/menu/${shopId}`)) ?? [];
    const lines = board.split("<li").slice(1);
    expect(lines.map((line) => /food-(?:veg|nonveg)/.exec(line)?.[0])).toEqual([
      undefined,
      "food-veg",
      undefined,
    ]);
    expect(lines.map((line) => line.startsWith(" data-on-menu"))).toEqual([true, true, false]);
  });

  it("today in the second language of the shop, if we speak it", async () => {
    const today = { name: "Dosa", word: "special", pricePaise: 0, from: null } as const;
    const titleIn = async (secondName: string, path = "") => {
      const shopId = await storeItem({ item: "Dosa", price: 60 });
      await change(shopId, { secondName });
      await setBoard(db, shopId, { dishes: [today], seen: "null" }, { now: Date.now() });
      return /<aside .*?<h2>(.*?)<\/h2>/s.exec(await read(`${path}/menu/${shopId}`))?.[1];
    };
    expect(await titleIn("दुकान")).toBe('<span>Today</span><small lang="hi"> आज</small>');
    expect(await titleIn("दुकान", "/hi")).toBe('<span>आज</span><small lang="en"> Today</small>');
    expect(await titleIn("கடை")).toBe("<span>Today</span>");
  });

  it("the drawing of each section and of today's board, by a dish of theirs where its name says nothing", async () => {
    const shopId = await storeMenu({
      menu: {
        shop: { name: "Shop" },
        sections: ["Specials", "Veg specials", "Dosa", "Others"].map((section, index) => ({
          section,
          items: [{ item: index === 3 ? "Ask" : "Chicken curry", price: 1 }],
        })),
      },
    });
    const dish = { name: "Hot jalebi", word: "special", pricePaise: 0, from: null } as const;
    await setBoard(
      db,
      shopId,
      { dishes: [{ ...dish, name: "Ask" }, dish], seen: "null" },
      { now: Date.now() },
    );
    const html = await read(`/menu/${shopId}`);
    expect(html).toContain('<aside id="today" class="chalkboard" data-drawing="jalebi"');
    const drawings = [...html.matchAll(/<section id="[^"]*"(?: data-drawing="([^"]*)")?/g)];
    expect(drawings.map(([, drawing]) => drawing)).toEqual(["chicken", "curry", "dosa", undefined]);
  });

  it("the stall that the shop's name suggests, unless it chose another or has a picture", async () => {
    const shopId = await storeItem({ item: "A", price: 1 }, { name: "Raju Sweets" });
    expect(await coverOf(shopId)).toMatch(/\/sweets[^/]*\.svg/);
    await change(shopId, { cover: "juice" });
    expect(await coverOf(shopId)).toMatch(/\/juice[^/]*\.svg/);
    await change(shopId, { imageKey: "a.webp" });
    expect(await coverOf(shopId)).toBe("/images/a.webp");
  });
});
