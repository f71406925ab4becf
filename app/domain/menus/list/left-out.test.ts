import { expect, it } from "vitest";
import { readLines, readRows } from "#test/lists-in-lines.ts";

// Lines that look like a telephone number, an address, an offer or a title, and are dishes.
it.each([
  ["Black Forest 650 950 1200", "Black Forest | :650, :950, :1200 | sizeNames"],
  ["Pineapple 600-850-1100", "Pineapple | :600, :850, :1100 | sizeNames"],
  ["Kaju katli 900 450 1000", "Kaju katli | :900, :450, :1000 | sizeNames"],
  ["Chocolate truffle 750 850 1500", "Chocolate truffle | :750, :850, :1500 | sizeNames"],
  ["ब्लैक फॉरेस्ट ६५० ९५० १२००", "ब्लैक फॉरेस्ट | :650, :950, :1200 | sizeNames"],
  ["Handi biryani 6500 850 900", "Handi biryani | :6500, :850, :900 | sizeNames"],
  ["Farmhouse Pizza ₹399 (50% off)", "Farmhouse Pizza (50% off) | 399"],
  ["Burger 120 10% off", "Burger | 120 | priceOrName"],
  ["Pizza 399 flat 50 off", "Pizza 399 flat | 50 | priceOrName, severalPrices"],
  ["Thali 150, 10% discount", "Thali | 150"],
  ["20% OFF Veg Biryani 180", "20% OFF Veg Biryani | 180"],
  ["Combo meal 199/- (upto 30% off)", "Combo meal (upto 30% off) | 199"],
  ["Chicken bucket ₹499 20% off today", "Chicken bucket | 499"],
  ["🕐 Lunch thali 80", "Lunch thali | 80"],
  ["⏰ Today's special dal bati 120", "Today's special dal bati | 120"],
  ["📌 Mini thali 90", "Mini thali | 90"],
])("takes “%s” for a dish", async (line, want) => {
  expect(await readLines("Samosa 20", line, "Kachori 25")).toEqual([
    "Samosa | 20",
    want,
    "Kachori | 25",
  ]);
});

it.each([
  ["982 901 1223"],
  ["M. 982-901-1223"],
  ["For orders 9829 011 223"],
  ["Payment GPay 9829 011 223"],
  ["Above 1000/- 5% off"],
  ["On orders over 500 10% off"],
  ["Get 20% off above ₹300"],
  ["5% off on bill of 1000"],
  ["40% OFF up to ₹80"],
  ["Use code YUM50 50% off"],
  ["Flat Rs 50 off on 299"],
  ["📍 Gate no 3"],
  ["📍 Pillar no 120"],
  ["📍 MI Road 14"],
  ["📍 Main market"],
  ["📍 South Extension"],
  ["📍 Booth 101"],
  ["📍 Kothrud, Pune 38"],
  ["⏰ 8 to 11"],
  ["⏰ Open till 11"],
  ["☎ 2345678"],
])("takes “%s” for no dish", async (line) => {
  expect(await readLines("Samosa 20", "Kachori 25", line)).toEqual([
    "Samosa | 20",
    "Kachori | 25",
    "left out 3",
  ]);
});

it("reads a list whose bullets are pins", async () => {
  expect(await readLines("📌 Paneer Tikka 250", "📌 Chicken Tikka 300", "📌 Chai 5")).toEqual([
    "Paneer Tikka | 250",
    "Chicken Tikka | 300",
    "Chai | 5",
  ]);
  expect(await readLines("📌 Masala dosa", "📌 Idli", "📌 Vada")).toEqual([
    "Masala dosa | - | noPrice",
    "Idli | - | noPrice",
    "Vada | - | noPrice",
  ]);
});

it("takes a course behind a clock or a pin for a heading", async () => {
  expect(
    await readLines(
      "⏰ Lunch",
      "Dal 80",
      "Roti 10",
      "",
      "⏰ Dinner 7 to 11",
      "Naan 20",
      "Paneer 200",
    ),
  ).toEqual([
    "Lunch | Dal | 80",
    "Lunch | Roti | 10",
    "Dinner 7 to 11 | Naan | 20",
    "Dinner 7 to 11 | Paneer | 200",
  ]);
  expect(await readLines("📌 Starters", "Paneer tikka 200", "Soup 90")).toEqual([
    "Starters | Paneer tikka | 200",
    "Starters | Soup | 90",
  ]);
});

it("takes what stands above a row of heads for a letterhead", async () => {
  const heads = ["Item|Price", "Dal|80", "Roti|10"];
  for (const rows of [
    ["Raju Dhaba|9829011223", "MG Road|302001"],
    ["Shop no|12", "Year|2026"],
    ["Seats|40", "Branches|3"],
  ])
    expect(await readRows(...rows, ...heads)).toEqual(["Dal | 80", "Roti | 10", "left out 1 2"]);
});

it("leaves the letterhead out where a list stands between it and a row of heads", async () => {
  const rows = ["Raju Dhaba|9829011223|", "MG Road|302001|", "Soup||", "Tomato|80|", "Manchow|90|"];
  expect(await readRows(...rows, "Item|Half|Full", "Hakka|80|140")).toEqual([
    "Soup | Tomato | 80",
    "Soup | Manchow | 90",
    "Hakka | Half:80, Full:140",
    "left out 1 2",
  ]);
});

it.each([
  ["Dal 80, Roti 10. Call 98290 11223 Paneer 200, Naan 20"],
  ["Dal 80, Roti 10, 98290 11223, Naan 20"],
  ["Dal 80.50 call 98290 11223"],
])("loses no dish behind a telephone number without saying so: “%s”", async (line) => {
  expect(await readLines(line)).toEqual(["left out 1"]);
});

it.each([
  ["Dal 80, Roti 10. Order on 98290 11223"],
  ["Dal 80, Roti 10. Call Raju: 9829011223."],
  ["Dal 80 | Roti 10 | Ph. 9829011223"],
  ["Dal 80, Roti 10. Order 9829011223, 9829011224"],
  ["Dal 80, Roti 10. Call 982-901-1223"],
])("reads the dishes in front of a telephone number: “%s”", async (line) => {
  expect(await readLines(line)).toEqual(["Dal | 80 | severalDishes", "Roti | 10"]);
});

it("takes “New” and “Popular” above dishes for headings, and for badges on the page of a delivery service", async () => {
  const lines = ["Mango shake 90", "Litchi shake 80"];
  expect(await readLines("New", ...lines, "", "Popular", "Cola 40")).toEqual([
    "New | Mango shake | 90",
    "New | Litchi shake | 80",
    "Popular | Cola | 40",
  ]);
  expect(await readLines("Momos ₹60", "4.3 (56)", "New", "Roll ₹70", "ADD")).toEqual([
    "Momos | 60",
    "Roll | 70",
    "left out 2 3 5",
  ]);
  expect(await readLines("New", "Paneer wrap", "₹120", "Popular", "Veg wrap", "₹90")).toEqual([
    "Paneer wrap | 120",
    "Veg wrap | 90",
    "left out 1 4",
  ]);
});

it("takes “2 course menu” for a heading, and what gives a year for a title", async () => {
  expect(await readLines("2 course menu", "Soup 80", "Roti 10")).toEqual([
    "2 course menu | Soup | 80",
    "2 course menu | Roti | 10",
  ]);
  expect(await readLines("Om Bakery 2026 price list", "Puff 20")).toEqual([
    "Puff | 20",
    "left out 1",
  ]);
});
