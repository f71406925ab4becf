import { expect, it } from "vitest";
import { expectedOf } from "#test/list-fixtures.ts";
import { readListText } from "./read-text.ts";

async function read(text: string) {
  const { dishes, leftOut } = expectedOf(await readListText(text, async () => {}));
  const lines = dishes.map(({ section, name, price, doubts }) =>
    [section, name, price, doubts].filter(Boolean).join(" | "),
  );
  return { lines, leftOut };
}

// Beside the whole lists of test/lists: lines of other lists that were once read wrongly.
it.each([
  ["Chicken 65", "Chicken 65 | - | noPrice, priceOrName"],
  ["Chicken 65 dosa 160", "Chicken 65 dosa | 160"],
  ["Chicken 100 279", "Chicken | :100, :279 | sizeNames"],
  ["Chicken 555 269", "Chicken 555 | 269 | priceOrName"],
  ["Tea 10 Coffee 20", "Tea 10 Coffee | 20 | severalPrices"],
  ["Momos: steamed 50, fried 60", "Momos | steamed:50, fried:60 | severalPrices"],
  ["Chicken Laziz Handi Half 199, Full 329", "Chicken Laziz Handi | Half:199, Full:329"],
  ["Mushroom Biryani(Full) Family 450, Full 249", "Mushroom Biryani(Full) | Family:450, Full:249"],
  ["Juice S 40 M 60 L 80", "Juice | Small:40, Medium:60, Large:80"],
  ["Water bottle 1L 20", "Water bottle 1L | 20"],
  ["Milk 1/2 litre 35", "Milk 1/2 litre | 35"],
  ["Raita (boondi / pineapple) 50 / 60", "Raita | boondi:50, pineapple:60"],
  ["Steam momos 6pcs - 40, 10pcs - 60", "Steam momos | 6pcs:40, 10pcs:60"],
  ["Dosa @40", "Dosa | 40"],
  ["Vada : 35 only", "Vada | 35"],
  ["Rs60 thali", "thali | 60"],
  ["Special Tea : 25/=", "Special Tea | 25"],
  ["Date shake 90", "Date shake | 90"],
  ["Cold drinks as per MRP", "Cold drinks | - | noPrice"],
  ["Sugar free kulfi 60", "Sugar free kulfi | 60"],
  ["Thali 120 + GST", "Thali | 120"],
])("reads “%s”", async (line, want) => {
  expect((await read(line)).lines).toEqual([want]);
});

it.each([
  "MENU 2026",
  "New rate list from 1 Dec 2025",
  "ok thank you",
  "6am-12 noon",
  "GST 5% extra",
  "Near bus stand, Karol Bagh",
  "www.example.com/menu",
  "+91 98765 43210",
  `${"a".repeat(2_001)} 90`,
])("leaves out “%s”, and says so", async (line) => {
  expect(await read(`Chai 10\n${line}`)).toEqual({ lines: ["Chai | 10"], leftOut: "2" });
});

it("reads a list without any price as dishes, each with a doubt", async () => {
  const { lines } = await read("Chai\nCoffee\nSamosa");
  expect(lines).toEqual(["Chai | - | noPrice", "Coffee | - | noPrice", "Samosa | - | noPrice"]);
});

it("takes a price, and a description, from the lines below a name", async () => {
  const { lines } = await read("Starters\n\nPaneer Tikka\n180\nSoft cubes, spices\n\nKebab\n₹160");
  expect(lines).toEqual(["Starters | Paneer Tikka | 180", "Starters | Kebab | 160"]);
});

it("takes a heading with its hours for a heading", async () => {
  const { lines } = await read("Breakfast (8 am to 11 am)\nPuri bhaji - 60");
  expect(lines).toEqual(["Breakfast (8 am to 11 am) | Puri bhaji | 60"]);
});

it("takes apart no name that mixes the scripts", async () => {
  expect((await read("Veg मोमो 60\nMix वेज 90")).lines).toEqual(["Veg मोमो | 60", "Mix वेज | 90"]);
});
