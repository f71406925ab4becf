import { expect, it } from "vitest";
import { readLines, readRows } from "#test/lists-in-lines.ts";

it("reads the digits of all Indian scripts", async () => {
  const lines = ["চা ৮", "ખાંડવી ૬૦", "ਦਾਲ ੧੨੦", "பூரி ௪௦", "దోశ ౪౦", "ದೋಸೆ ೪೦", "ചായ ൧൨", "ଭାତ ୬୦"];
  const names = ["চা | 8", "ખાંડવી | 60", "ਦਾਲ | 120", "பூரி | 40", "దోశ | 40"];
  expect(await readLines(...lines)).toEqual([...names, "ದೋಸೆ | 40", "ചായ | 12", "ଭାତ | 60"]);
});

it.each([
  ["(Steam / Grilled)", "Steam", "Grilled"],
  ["Momo point (Steam / Grilled)", "Steam", "Grilled"],
  ["Flavour — Cone | Waffle bowl", "Cone", "Waffle bowl"],
  ["Name   Hot   Iced", "Hot", "Iced"],
])("names bare prices after the words above them: “%s”", async (heads, first, second) => {
  const dishes = await readLines(heads, "Veg 50/60", "Corn 70/80", "Dip 10");
  expect(dishes.map((dish) => dish.split(" | ").slice(-2))).toEqual([
    ["Veg", `${first}:50, ${second}:60`],
    ["Corn", `${first}:70, ${second}:80`],
    ["Dip", "10"],
  ]);
});

it("asks for the names of sizes below a heading of two courses", async () => {
  expect(await readLines("Chinese / Continental", "Noodles 80/150", "Pasta 90/160")).toEqual([
    "Chinese / Continental | Noodles | :80, :150 | sizeNames",
    "Chinese / Continental | Pasta | :90, :160 | sizeNames",
  ]);
});

it("asks about a second price on a line of its own", async () => {
  expect(await readLines("Veg roll", "60", "80", "", "Egg roll", "70")).toEqual([
    "Veg roll | 60 | severalPrices",
    "Egg roll | 70",
  ]);
});

it.each([
  ["Packing ₹5"],
  ["10% off above 500"],
  ["Total 207"],
  ["S.No. Item Rate"],
  ["Page 1 of 2"],
  ["No smoking"],
  ["Om Bakery - Price list 2026"],
  ["6 నుండి 11 వరకు"],
  ["রবিবার বন্ধ"],
  ["Tower 4, Sector 62, Noida"],
  ["📍 Gate no 3"],
  ["8087 123 456"],
])("does not take “%s” for a dish", async (line) => {
  expect(await readLines("Samosa 20", "Kachori 25", line)).toEqual([
    "Samosa | 20",
    "Kachori | 25",
    "left out 3",
  ]);
});

it.each([
  ["[x] Coffee 30", "Coffee | 30"],
  ["- [ ] Coffee 30", "Coffee | 30"],
  ["Coffee 30/cup", "Coffee | 30"],
  ["Coffee 30 (old 25)", "Coffee | 30 | newerPrice"],
  ["Coffee starting from 30", "Coffee | 30"],
  ["Poha + chai = ₹40 (8am-10am only)", "Poha + chai (8am-10am only) | 40"],
  ["Combo (1+3+7) 150", "Combo (1+3+7) | 150"],
  ["Thali 180 150", "Thali 180 | 150 | priceOrName"],
  ["Masala dosa 90 / 70", "Masala dosa | :90, :70 | sizeNames"],
  ["Coffee ..... 2O", "Coffee | - | priceUnclear"],
  ["Coffee - ?", "Coffee | - | noPrice"],
])("reads “%s”", async (line, want) => {
  expect(await readLines("Samosa 20", line, "Kachori 25")).toEqual([
    "Samosa | 20",
    want,
    "Kachori | 25",
  ]);
});

it("reads the dishes of a one-line message between its title and a telephone number", async () => {
  const message = "Aaj ka special: Dal bati 120, Ker sangri 110, Chaas 15. Order karo 98290-11223";
  expect(await readLines(message)).toEqual([
    "Dal bati | 120 | severalDishes",
    "Ker sangri | 110",
    "Chaas | 15",
  ]);
});

it("takes lines above the first dish for the shop's, and sentences below dishes for descriptions", async () => {
  expect(
    await readLines("Joshi Vadewale", "Prop. Ramu Joshi", "Garma garam", "Vada 18", "Pav 20"),
  ).toEqual(["Garma garam | Vada | 18", "Garma garam | Pav | 20", "left out 1 2"]);
  expect(
    await readLines("Tomato Shorba 110", "Fresh tomato broth with herbs", "Dal Fry 120"),
  ).toEqual(["Tomato Shorba | 110", "Dal Fry | 120"]);
});

it("takes bold names with only sizes below them for dishes", async () => {
  const sizes = (name: string) => [`*${name} biryani*`, "Single 140", "Double 260", ""];
  expect(await readLines(...sizes("Chicken"), ...sizes("Veg"), "*Sides*", "Raita 20")).toEqual([
    "Chicken biryani | Single:140, Double:260",
    "Veg biryani | Single:140, Double:260",
    "Sides | Raita | 20",
  ]);
});

it("does not read a rating in two lines as a price", async () => {
  expect(await readLines("Shawarma roll", "₹110", "4.3", "(212)", "Falafel plate", "₹160")).toEqual(
    ["Shawarma roll | 110", "Falafel plate | 160", "left out 3 4"],
  );
});

it("does not take numbers for names, whatever their column is called", async () => {
  expect(await readRows("Nr|Speise|Half|Full", "1|Dal|70|120", "2|Kadhi|80|130")).toEqual([
    "Dal | Half:70, Full:120",
    "Kadhi | Half:80, Full:130",
  ]);
});

it("keeps a column of prices that has dashes in it", async () => {
  expect(await readRows("Drink|Hot|Iced", "Espresso|90|–", "Latte|150|170", "Tea|40|–")).toEqual([
    "Drink | Espresso | Hot:90 | sizeNames",
    "Drink | Latte | Hot:150, Iced:170 | sizeNames",
    "Drink | Tea | Hot:40 | sizeNames",
  ]);
});

it("reads a list above a row of heads, too", async () => {
  expect(
    await readRows("Soup||", "Tomato|80|", "Manchow|90|", "Noodles|Half|Full", "Hakka|80|140"),
  ).toEqual(["Soup | Tomato | 80", "Soup | Manchow | 90", "Noodles | Hakka | Half:80, Full:140"]);
});
