import { expect, it } from "vitest";
import { expectedOf } from "#test/list-fixtures.ts";
import { readListText } from "./read-text.ts";

async function read(text: string, sectionNames: string[] = []) {
  const { dishes, leftOut } = expectedOf(await readListText(text, async () => {}, sectionNames));
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
  ["Chicken 100 (6) 279", "Chicken 100 (6) | 279 | priceOrName"],
  ["Tea 5 Coffee 20", "Tea 5 Coffee | 20 | severalPrices"],
  ["Poori 2, Sabzi 50", "Poori 2, Sabzi | 50 | severalPrices"],
  ["Momos steamed 50 fried 60", "Momos | steamed:50, fried:60 | severalPrices"],
  ["Lassi meethi 40 namkeen 50", "Lassi meethi 40 namkeen | 50 | severalPrices"],
  ["Dosa 40 with chutney 20", "Dosa | 40, with chutney:20 | severalPrices"],
  ["Thali 4 roti 2 sabzi 120", "Thali 4 roti 2 sabzi | 120"],
  ["Idli (2) 40", "Idli (2) | 40"],
  ["Egg (2) 30", "Egg (2) | 30"],
  ["Vada (2) 50", "Vada (2) | 50"],
  ["इडली (2) 40", "इडली (2) | 40"],
  ["Idli 40 (2)", "Idli (2) | 40"],
  ["Momos (12) 120", "Momos (12) | 120"],
  ["Tikka (180) 320", "Tikka (180) | 320 | priceOrName"],
  ["Dosa (40)", "Dosa | 40"],
  ["Idli (2) 40 (4) 70", "Idli | 2:40, 4:70"],
  ["Tandoori 1/2 250 full 450", "Tandoori | Half:250, Full:450"],
  ["Tandoori ½ 250 full 450", "Tandoori | Half:250, Full:450"],
  ["Tandoori (1/4) 130 (1/2) 250 (full) 450", "Tandoori | Quarter:130, Half:250, Full:450"],
  ["Chicken 1/1 450 1/2 250", "Chicken | Full:450, Half:250"],
  ["Roti 12/15", "Roti | :12, :15 | sizeNames"],
  ["Lassi (250ml) 60", "Lassi (250ml) | 60"],
  ["Lassi (250 ml/500 ml) 60/100", "Lassi | 250 ml:60, 500 ml:100"],
  ["Chicken 65 180", "Chicken 65 | 180"],
  ["Chicken 65 (6) 180", "Chicken 65 (6) | 180"],
  ["Samosa 10 se 20 tak", "Samosa | :10, :20 | sizeNames"],
  ["समोसा १० से २० तक", "समोसा | :10, :20 | sizeNames"],
  ["Thali 60 se 120 tak", "Thali | :60, :120 | sizeNames"],
  ["Chai 5 se 10 tak milegi", "Chai 5 se | 10 | priceOrName"],
  ["Jalebi 5 se 10 tak 40", "Jalebi 5 se | :10, :40 | severalPrices, sizeNames"],
  ["Subah 7 se 10 tak Poha 30", "Subah 7 se 10 tak Poha | 30 | severalPrices"],
  ["Poha (8am to 11am) 30", "Poha (8am to 11am) | 30"],
  ["DM special dosa 90", "DM special dosa | 90"],
  ["Tel puri 20", "Tel puri | 20"],
  ["12 hrs notice cake 500", "12 hrs notice cake | 500"],
  ["Pre order cake 500", "Pre order cake | 500"],
  ["Salaam Bombay Pav Bhaji", "Salaam Bombay Pav Bhaji | - | noPrice"],
  ["Welcome drink\n50", "Welcome drink | 50"],
  ["Hello dosa\n\n50\n\nIdli\n\n30", "Hello dosa | 50 ; Idli | 30"],
  ["Patel Nagar, Special Chhole Kulche\nPlate 50", "Patel Nagar, Special Chhole Kulche | Plate:50"],
  ["Combo 1 – 99", "Combo 1 | 99"],
  ["Meal for 2 450", "Meal for 2 | 450"],
  ["7up 20", "7up | 20"],
  ["7 up 20", "7 up | 20"],
  ["Samosa 2 pcs 30", "Samosa 2 pcs | 30"],
  ["Pani puri 20 (6 pcs)", "Pani puri (6 pcs) | 20"],
  ["Vada 40 (2) 70", "Vada 40 (2) | 70 | priceOrName"],
  ["Toffee 1/2", "Toffee | :1, :2 | sizeNames"],
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
  ["Tea 12.345", "Tea | - | priceUnclear"],
  ["Tea 1.250", "Tea | - | priceUnclear"],
  ["Tea ₹1,250.505/-", "Tea | - | priceUnclear"],
  ["12.345 - Tea", "Tea | - | priceUnclear"],
  ["Tea 12.345 / 20", "Tea | - | priceUnclear"],
  ["Tea 1.234,50", "Tea | - | priceUnclear"],
  ["Tea 12.50", "Tea | 12.50"],
  ["Milk 0.125 l 40", "Milk 0.125 l | 40"],
  ["Cake 15,120", "Cake | :15, :120 | sizeNames"],
  ["Cake 12,500", "Cake | 12500"],
  ["Cake 90,00", "Cake | 90"],
  ["Combo 1,250", "Combo | 1250 | priceOrName"],
  ["Combo ₹1,250", "Combo | 1250"],
  ["Samosa20", "Samosa | 20 | priceOrName"],
  ["Samosa20/-", "Samosa | 20"],
  ["Combo1", "Combo1 | - | noPrice"],
  ["Diwali2026", "Diwali2026 | - | noPrice"],
  ["Coke500ml", "Coke500ml | - | noPrice"],
  ["Momo50 fried 60", "Momo50 fried | 60"],
  ["Soda 20/30ml", "Soda 30ml | 20 | priceOrName"],
  ["Soda 20/30 250ml/500ml", "Soda | 250ml:20, 500ml:30"],
])("reads “%s”", async (line, want) => {
  expect((await read(line)).lines).toEqual(want.split(" ; "));
});

it.each(["Ram Ram Bhai Special Thali", "Salaam Bombay Pav Bhaji", "Pizza, Kabab Gali"])(
  "takes “%s” above a dish for its section, and leaves it out nowhere",
  async (line) => {
    expect(await read(`${line}\nDal 50`)).toEqual({ lines: [`${line} | Dal | 50`], leftOut: "" });
  },
);

it.each([
  "MENU 2026",
  "New rate list from 1 Dec 2025",
  "ok thank you",
  "6am-12 noon",
  "GST 5% extra",
  "5% GST extra",
  "Parcel Rs 5 extra",
  "बंद: मंगलवार",
  "Subah 7 se raat 10 tak khula",
  "Dukaan 7 se 10 tak",
  "दुकान ७ से १० तक",
  "24 hours notice",
  "Pre order one day before",
  "DM",
  "DM for orders",
  "Tel 2345 6789",
  "Ram ram ji, aaj ka menu",
  "जय माता दी",
  "Main Road, South Extension",
  "Assalamu alaikum",
  "Boring Road, Patna",
  "Thela no. 3, Boring Road",
  "Near bus stand, Karol Bagh",
  "www.example.com/menu",
  "+91 98765 43210",
  "Forwarded",
  "Forwarded many times",
  "↪ _Forwarded_",
  "कई बार फ़ॉरवर्ड किया गया",
  "Since 1978",
  "Estd. 1985",
  "Established in 1962",
  "A taste of Delhi since 1990",
  "सन् १९७८ से",
  "स्थापना: 1985",
  "DM / call Shruti 9xxxxxxx80",
  "Order: 98xxx xxx21",
  "Bookings 98XXXXXX10",
  "DM or WhatsApp to order",
  "Note: parcel Rs 10 extra",
  "नोट: पार्सल चार्ज 10 रु अलग",
  "Please note prices may change",
  "ध्यान दें: ऑर्डर 1 घंटा पहले दें",
  "N.B. no half plates",
  "Eggless available at Rs 30 extra",
  "Jain option 10 rs extra",
  "Add ₹20 for cheese",
  "Rs 10 extra for parcel",
  "For sugar free Rs 15 extra",
  "बिना लहसुन के लिए 10 रु अतिरिक्त",
  "(sabke saath dahi aur achar)",
  "(सबके साथ दही)",
  "All parathas are served with curd",
  `${"a".repeat(2_001)} 90`,
])("leaves out “%s”, and says so", async (line) => {
  expect(await read(`Chai 10\n${line}`)).toEqual({ lines: ["Chai | 10"], leftOut: "2" });
});

it.each([
  [
    "Samosa 20 Kachori 25 Jalebi 60",
    ["Samosa | 20 | severalDishes", "Kachori | 25", "Jalebi | 60"],
  ],
  ["Veg Roll 60 | Egg Roll 70", ["Veg Roll | 60 | severalDishes", "Egg Roll | 70"]],
  ["Tea 10 Coffee 20", ["Tea | 10 | severalDishes", "Coffee | 20"]],
  ["समोसा 20 कचौरी 25", ["समोसा | 20 | severalDishes", "कचौरी | 25"]],
  ["Tea Rs 5 Coffee Rs 10", ["Tea | 5 | severalDishes", "Coffee | 10"]],
  ["Tea\t10\tCoffee\t20", ["Tea | 10 | severalDishes", "Coffee | 20"]],
  ["Veg Roll 60,Egg Roll 1,070", ["Veg Roll | 60 | severalDishes", "Egg Roll | 1070"]],
  ["Tea: 10; Coffee: 20", ["Tea | 10 | severalDishes", "Coffee | 20"]],
  ["Combo 1 250 Combo 2 300", ["Combo 1 | 250 | severalDishes", "Combo 2 | 300"]],
  ["1. Samosa 20 2. Kachori 25", ["Samosa | 20 | severalDishes", "Kachori | 25"]],
  ["Idli (2) 40 Vada (2) 50", ["Idli (2) | 40 | severalDishes", "Vada (2) | 50"]],
  [
    "Biryani half 200 full 350 Kabab half 250 full 450",
    ["Biryani | Half:200, Full:350 | severalDishes", "Kabab | Half:250, Full:450"],
  ],
])("reads “%s” as several dishes", async (line, want) => {
  expect((await read(line)).lines).toEqual(want);
});

it("takes several kinds in a line below a name for its sizes", async () => {
  expect((await read("Noodles\n  Veg 60, Egg 70")).lines).toEqual(["Noodles | Veg:60, Egg:70"]);
  expect((await read("Noodles\n  Veg 60 Egg 70")).lines).toEqual(["Noodles | Veg:60, Egg:70"]);
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

it.each([
  "*Lunch* 12 to 3",
  "Dinner 7.30 to 10",
  "Breakfast: 8 - 11",
  "Snacks (4 to 7)",
  "नाश्ता 8 से 11",
  "Subah 7 se 11 tak",
  "Dinner 7 pm onwards",
  "Lunch from 12",
])("takes “%s” for a heading, and its hours for no price", async (line) => {
  const { lines } = await read(`Idli 30\n${line}\nPuri bhaji - 60`);
  expect(lines).toEqual(["Idli | 30", `${line.replaceAll("*", "")} | Puri bhaji | 60`]);
});

it.each([
  ["Lunch 120", "Lunch | 120"],
  ["Lunch 60 to 120", "Lunch | :60, :120 | sizeNames"],
  ["Coffee 10 to 12", "Coffee | :10, :12 | sizeNames"],
  ["Since 1978 special thali 150", "Since 1978 special thali | 150 | severalPrices"],
  ["Eggless cake 30", "Eggless cake | 30"],
  ["Extra cheese 20", "Extra cheese | 20"],
  ["Barfi 240/250 g", "Barfi | 240"],
  ["Cold coffee 110\n  with ice cream 140", "Cold coffee | 110 ; Cold coffee with ice cream | 140"],
  ["पराठा 30\nमक्खन के साथ 40", "पराठा | 30 ; पराठा मक्खन के साथ | 40"],
  ["Soup 9O 120", "Soup 9O | 120 | priceOrName"],
  ["Water 2l 30", "Water 2l | 30"],
])("reads “%s” beside what looks like it", async (text, want) => {
  expect((await read(text)).lines).toEqual(want.split(" ; "));
});

it.each([
  ["SOUPS   Veg   Chicken", "SOUPS | Manchow | Veg:90, Chicken:120"],
  ["SOUPS  Veg  Chicken", "SOUPS | Manchow | Veg:90, Chicken:120"],
  ["Soups - Veg / Non-veg", "Soups | Manchow | Veg:90, Non-veg:120"],
  ["सूप   वेज   चिकन", "सूप | Manchow | वेज:90, चिकन:120"],
  ["   Veg    Egg", "Manchow | Veg:90, Egg:120"],
  ["300 ml  500 ml", "Manchow | 300 ml:90, 500 ml:120"],
  ["SHAKES      250 ml    1 l", "SHAKES | Manchow | 250 ml:90, 1 l:120"],
  ["Shakes (300 ml / 500 ml)", "Shakes | Manchow | 300 ml:90, 500 ml:120"],
  ["Momos: 6 pcs / 10 pcs", "Momos | Manchow | 6 pcs:90, 10 pcs:120"],
])("takes “%s” for the heads of the prices below it", async (line, want) => {
  expect((await read(`${line}\nManchow           90     120`)).lines).toEqual([want]);
});

it("takes a line that stands out and counts the parts of a list for a heading", async () => {
  const mixed = "*Combo 1*\nPoha 30\n*Thali 2*\nRice 40\nSECTION 5\nJalebi 10";
  expect((await read(mixed)).lines).toEqual([
    "Combo 1 | Poha | 30",
    "Thali 2 | Rice | 40",
    "SECTION 5 | Jalebi | 10",
  ]);
  const counted = [1, 2, 3, 4].map((at) => `*Tea ${at}*\n${"Chai a 10\nChai b 20\n".repeat(2)}`);
  const { lines } = await read(counted.join("\n"));
  expect(lines).toHaveLength(16);
  expect(new Set(lines.map((line) => line.split(" | ")[0])).size).toBe(4);
  expect((await read("*Thali 5*\nRoti 3")).lines).toEqual(["Thali 5 | Roti | 3"]);
  expect((await read("Combo 1:\nPoha 30")).lines).toEqual(["Combo 1 | Poha | 30"]);
});

it.each([
  ["*Masala Dosa 60*", "Idli 30", ["Masala Dosa | 60", "Idli | 30"]],
  ["*Chai 10*", "Samosa 20", ["Chai | 10", "Samosa | 20"]],
  ["*Combo 99*", "Samosa 20", ["Combo | 99", "Samosa | 20"]],
  ["*Tea - 5*", "Samosa 20", ["Tea | 5", "Samosa | 20"]],
  ["*Tea ₹5*", "Samosa 20", ["Tea | 5", "Samosa | 20"]],
  ["*Tea 5*", "*Coffee 8*", ["Tea | 5", "Coffee | 8"]],
  ["Tea 5", "Samosa 20", ["Tea | 5", "Samosa | 20"]],
  ["*Tea 5*", "*Mains*", ["Tea | 5", "Mains | Kachori | 25"]],
  ["*Tea 5*", "Samosa 20", ["Tea | 5 | headingOrDish, priceOrName", "Samosa | 20"]],
  ["ROTI 5", "Dal 90", ["ROTI | 5 | headingOrDish, priceOrName", "Dal | 90"]],
])(
  "takes “%s” above “%s” for a dish, with a doubt where it costs a few rupees",
  async (line, below, want) => {
    expect((await read(`${line}\n${below}\nKachori 25`)).lines.slice(0, 2)).toEqual(want);
  },
);

it.each([
  ["Paneer 65 Biryani 1", "Paneer 65 Biryani | 1 | headingOrDish, priceOrName"],
  ["paneer 65 biryani 12:", "paneer 65 biryani | 12 | headingOrDish, priceOrName"],
  ["Paneer 65 Biryani 180", "Paneer 65 Biryani | 180"],
  ["Paneer Biryani 1", "Paneer Biryani | 1"],
])("asks whether “%s” is the heading of the menu’s Paneer 65 Biryani", async (line, want) => {
  const sections = ["Breads", "Paneer 65 Biryani"];
  for (const text of [line, `Naan 40\n${line}\nVeg 120`]) {
    expect((await read(text, sections)).lines).toContain(want);
  }
});

it("takes apart no name that mixes the scripts", async () => {
  expect((await read("Veg मोमो 60\nMix वेज 90")).lines).toEqual(["Veg मोमो | 60", "Mix वेज | 90"]);
});

it("takes the mark of what follows from a line that says Veg or Non-veg", async () => {
  const marks = async (text: string) => {
    const { dishes, leftOut } = expectedOf(await readListText(text, async () => {}));
    return [...dishes.map(({ section, name, diet }) => [section, name, diet].join(" | ")), leftOut];
  };
  expect(await marks("Starters:\nVeg\nSamosa 20\nNon-veg\nKebab 90\nMains:\nRoti 10")).toEqual([
    "Starters | Samosa | veg",
    "Starters | Kebab | nonveg",
    "Mains | Roti | ",
    "",
  ]);
  expect(await marks("(Veg)\nDal 90\n-- NON VEG --\nKebab 90")).toEqual([
    "(Veg) | Dal | veg",
    "NON VEG | Kebab | nonveg",
    "",
  ]);
});

it("asks for the price of a size that has too many decimals", async () => {
  expect((await read("Dosa\n  Half - 12.345\n  Full - 20")).lines).toEqual([
    "Dosa | Half:0, Full:20 | priceUnclear",
  ]);
});

it("takes a known course for a heading without a blank line too, and a word that dishes are called for an open question", async () => {
  const text = `Starters\nPaneer tikka 180\nSpring roll 120\n\nMains\nDal 100\nDal fry 120\n
Breads\nRoti 10\nNaan 20\nSweets\nJalebi 40\nLaddu 20\nDrinks\nCoke 40\nRice\nPepsi 40`;
  expect((await read(text)).lines.slice(4)).toEqual([
    "Breads | Roti | 10",
    "Breads | Naan | 20",
    "Sweets | Jalebi | 40",
    "Sweets | Laddu | 20",
    "Drinks | Coke | 40",
    "Drinks | Rice | - | headingOrDish, noPrice",
    "Drinks | Pepsi | 40",
  ]);
});

it("keeps headings that somebody else sends in a chat", async () => {
  const sent = (sender: string, ...lines: string[]) => {
    return lines.map((line) => `[27/11/26, 10:02:11 AM] ${sender}: ${line}`);
  };
  const chat = [
    ...sent("Ravi", "Starters"),
    ...sent("Anu", "Samosa 20", "Kachori 25"),
    ...sent("Ravi", "Sab kuch milega?", "Drinks"),
    ...sent("Anu", "Coke 40", "Pepsi 40"),
    ...sent("Ravi", "Anu ka khaas"),
    ...sent("Anu", "Rabri 80"),
    ...sent("Ravi", "Kal aata hoon"),
  ];
  const { lines, leftOut } = await read(chat.join("\n"));
  expect(lines).toEqual([
    "Starters | Samosa | 20",
    "Starters | Kachori | 25",
    "Drinks | Coke | 40",
    "Drinks | Pepsi | 40",
    "Drinks | Anu ka khaas | - | headingOrDish, noPrice",
    "Drinks | Rabri | 80",
  ]);
  expect(leftOut).toBe("4 10");
});
