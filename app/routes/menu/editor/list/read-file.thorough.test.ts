import { describe, expect, it } from "vitest";
import { readMenuFile } from "#app/domain/menus/menu-file.ts";
import { makeMenuFile } from "#test/makers.ts";
import { workbook, workbookFiles } from "#test/workbook.ts";
import { expectedOf } from "#test/list-fixtures.ts";
import { readFile } from "./read-file.ts";
import { readContent, readPasted } from "./read-list.ts";
import { storeZip } from "./zip.ts";

async function opened(file: Blob) {
  const outcome = await readFile(file);
  return outcome.ok ? outcome.value : outcome.refusal.reason;
}

async function contentOf(file: Blob) {
  const list = await opened(file);
  return typeof list === "string" ? list : list.content;
}

async function dishesIn(file: Blob): Promise<string[]> {
  const content = await contentOf(file);
  if (typeof content === "string" || content.kind === "menu") throw new Error("no list");
  const { dishes } = expectedOf(await readContent(content));
  return dishes.map(({ section, name, price, doubts }) =>
    [section, name, price, doubts].join(" | "),
  );
}

function bytes(...list: number[]): Blob {
  return new Blob([new Uint8Array(list)]);
}

function utf16(text: string, isLittle: boolean, mark: number[]): Blob {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const list = units.flatMap((unit) =>
    isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255],
  );
  return bytes(...mark, ...list);
}

describe("the encoding of a text", () => {
  const text = "Chai ₹10\nचाय 12\nPlain coffee 15\n";
  const want = { content: { kind: "text", text }, isGuessed: false };

  it.each([
    ["UTF-8", new Blob([text])],
    ["UTF-8 with a mark", new Blob(["\uFEFF", text])],
    ["UTF-16, as Excel's “Unicode text”", utf16(text, true, [0xff, 0xfe])],
    ["UTF-16 the other way", utf16(text, false, [0xfe, 0xff])],
    ["UTF-16 without a mark", utf16(text, true, [])],
    ["UTF-16 the other way without a mark", utf16(text, false, [])],
  ])("is seen: %s", async (_, file) => {
    expect(await opened(file)).toMatchObject(want);
  });

  it.each([
    ["", true, [0xff, 0xfe]],
    [" the other way", false, [0xfe, 0xff]],
  ])("is seen where UTF-16%s has no Latin letters", async (_, isLittle, mark) => {
    const content = { kind: "text", text: "चाय१०" };
    expect(await opened(utf16("चाय१०", isLittle, mark))).toMatchObject({
      content,
      isGuessed: false,
    });
  });

  it("is guessed, and said to be, where it is no Unicode", async () => {
    const file = bytes(
      ...Array.from("Caf", (letter) => letter.charCodeAt(0)),
      0xe9,
      0x20,
      0x39,
      0x30,
    );
    expect(await opened(file)).toMatchObject({
      content: { kind: "text", text: "Café 90" },
      isGuessed: true,
    });
  });
});

it.each([
  ["menu.xlsx", "Naan 40", true],
  ["menu.csv", '{"menu":{}}', true],
  ["menu.json", "Naan 40", true],
  ["menu.txt", "Item,Price\nNaan,40", false],
  ["menu", "Naan 40", false],
])(
  "a file called %s with “%s” in it is read as what it is, which is said",
  async (name, text, isMisnamed) => {
    expect(await opened(new File([text], name))).toMatchObject({ isMisnamed });
  },
);

describe("a file that is no list", () => {
  const zip = storeZip([["photo.txt", new Uint8Array(3)]]);
  const letter = storeZip([["word/document.xml", new Uint8Array(3)]]);
  const libre = storeZip([
    ["content.xml", new Uint8Array(3)],
    ["META-INF/manifest.xml", new Uint8Array(3)],
  ]);
  const locked = [
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...Array.from("EncryptedPackage", (letter) => [letter.charCodeAt(0), 0]).flat(),
  ];

  it.each([
    ["pdf", new Blob(["%PDF-1.7 list.csv"])],
    ["xls", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ["locked", bytes(...locked)],
    ["image", bytes(0xff, 0xd8, 0xff, 0xe0)],
    ["image", bytes(0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63)],
    ["zip", new Blob([zip])],
    ["document", new Blob([letter])],
    ["document", new Blob(["{\\rtf1\\ansi Chai 10\\par}"])],
    ["openDocument", new Blob([libre])],
    ["webPage", new Blob(["<html><table><tr><td>Chai<td>10</table>"])],
    ["json", new Blob(['{"dishes": []}'])],
    ["json", new Blob(["{ Chai 10"])],
    ["json", new Blob(['[\n  { "name": "Samosa", "price": 20 }\n]'])],
    ["unreadable", bytes(1, 2, 3, 0, 0, 7)],
    ["unreadable", bytes(0x50, 0x4b, 0x03, 0x04, 1, 2, 3)],
    ["empty", new Blob([" \n\t\n"])],
    ["empty", new Blob([])],
    ["empty", new Blob([",,,\r\n,,,\r\n"])],
    ["empty", workbook([[[""]]])],
    ["tooLarge", new Blob([new Uint8Array(5_000_001)])],
    ["tooManyRows", new Blob(["Chai 10\n".repeat(10_001)])],
    ["tooManyRows", new Blob(["Chai,10\n".repeat(10_001)])],
  ])("is refused as “%s”, whatever its name says", async (reason, file) => {
    expect(await opened(new File([file], "menu.csv", { type: "text/csv" }))).toBe(reason);
  });
});

it("hands over a menu in JSON as it is, for the import", async () => {
  const text = JSON.stringify(makeMenuFile({ sections: 2, items: 3 }));
  const content = await contentOf(new Blob([text]));
  expect(content).toEqual({ kind: "menu", text });
  expect(readMenuFile(text).ok).toBe(true);
});

describe("a workbook", () => {
  it("gives all its sheets that are not hidden, each as a section by its name where it has no others", async () => {
    const heads = ["Item", "Price"];
    const sheets = [
      [["Our menu"], ["", "Call 98480 22338"]],
      [heads, ["Naan", 40], ["Roti", 15]],
      [
        ["Price", "", "Item"],
        [60, "", "Jeera rice"],
      ],
      [
        ["Dish", "Category", "Rate"],
        ["Lassi", "Drinks", 50],
      ],
      [heads, ["Kulfi", 70]],
      [heads, ["Old naan", 30]],
      [["SOUPS"], ["Tomato soup", 90], ["Corn soup", 95]],
    ];
    const names = ["Cover", "Breads", "Rice", "All", "Sheet5", ".Old", "More"];
    expect(await dishesIn(workbook(sheets, "", names))).toEqual([
      "Breads | Naan | 40 | ",
      "Breads | Roti | 15 | ",
      "Rice | Jeera rice | 60 | ",
      "Drinks | Lassi | 50 | ",
      "Drinks | Kulfi | 70 | ",
      "SOUPS | Tomato soup | 90 | ",
      "SOUPS | Corn soup | 95 | ",
    ]);
  });

  it("gives the one sheet that has rows, and fills down a section that is merged over its dishes", async () => {
    const rows = [
      ["Category", "Item", "Price"],
      ["Breads", "Naan", 40],
      ["", "Roti", 15],
      ["Rice", "Pulao", 90.1 + 0.2],
      ["", "Jeera rice", "₹ 1,100"],
    ];
    const merged = '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="A4:A5"/></mergeCells>';
    expect(await dishesIn(workbook([[], rows], merged))).toEqual([
      "Breads | Naan | 40 | ",
      "Breads | Roti | 15 | ",
      "Rice | Pulao | 90.30 | ",
      "Rice | Jeera rice | 1100 | ",
    ]);
  });

  it("is read packed, and refused where it unpacks to more than a phone can hold", async () => {
    const rows = [
      ["Item", "Price"],
      ...Array.from({ length: 900 }, (_, at) => [`Dish number ${at}a`, at + 10]),
    ];
    expect(await dishesIn(await packed(workbookFiles([rows])))).toHaveLength(900);
    const bomb: [string, Uint8Array] = ["xl/worksheets/sheet9.xml", new Uint8Array(41_000_000)];
    expect(await opened(await packed([...workbookFiles([rows]), bomb]))).toBe("unreadable");
  });
});

/** The same zip with deflated files. */
async function packed(files: [string, Uint8Array][]): Promise<Blob> {
  const small = await Promise.all(
    files.map(async ([name, content]): Promise<[string, Uint8Array]> => {
      const stream = new Blob([content.slice()])
        .stream()
        .pipeThrough(new CompressionStream("deflate-raw"));
      return [name, new Uint8Array(await new Response(stream).arrayBuffer())];
    }),
  );
  const zip = new Uint8Array(storeZip(small));
  const view = new DataView(zip.buffer);
  // Method 8 in the list at the end, which is what readers go by.
  let at = view.getUint32(zip.length - 6, true);
  for (const [name] of small) {
    view.setUint16(at + 10, 8, true);
    at += 46 + new TextEncoder().encode(name).length;
  }
  return new Blob([zip]);
}

describe("what is pasted", () => {
  it("is read by its tabs, its commas, or line by line", async () => {
    for (const text of [
      "Item\tPrice\nNaan\t40",
      "Item,Price\nNaan,40",
      "Naan - ₹40",
      "sep=;\nNaan;40",
    ]) {
      const list = await readPasted(text);
      const dishes = list.ok ? expectedOf(list.value.list).dishes : [];
      expect(dishes.map(({ name, price }) => `${name} ${price}`)).toEqual(["Naan 40"]);
    }
  });

  it("has decimals behind a comma where semicolons part the cells, unless a number says otherwise", async () => {
    const pricesIn = async (...prices: string[]) => {
      const rows = prices.map((price, at) => `Crème brûlée ${"abc"[at]};${price}`);
      const list = await readPasted(rows.join("\n"));
      const dishes = list.ok ? expectedOf(list.value.list).dishes : [];
      return dishes.map(({ price, doubts }) => [price, doubts].filter(Boolean).join(" "));
    };
    expect(await pricesIn("1.250,50")).toEqual(["1250.50"]);
    expect(await pricesIn("1.250,50", "20,00", "₹ 12,5")).toEqual(["1250.50", "20", "12.50"]);
    expect(await pricesIn("1,250", "90")).toEqual(["1250", "90"]);
    expect(await pricesIn("20,00;veg", "1.250,50;veg")).toEqual(["20", "1250.50"]);
    expect(await pricesIn("40,60", "12.50")).toEqual([":40, :60 sizeNames", "12.50"]);
    expect(await pricesIn("1.250", "20,50")).toEqual(["- priceUnclear", ":20, :50 sizeNames"]);
  });

  it.each([
    ["Veg thali 1,250\nParty pack 1,100", ["Veg thali 1250", "Party pack 1100"]],
    ["Samosa,20\nKachori,25\nVeg roll 1,250", ["Samosa 20", "Kachori 25", "Veg roll 1250"]],
    ["Item,Price\nCombo 1,120\nVeg roll,1,250", ["Combo 1 120", "Veg roll 1250"]],
    ["Samosa,20,30\nKachori,25,40", ["Samosa :20, :30", "Kachori :25, :40"]],
    ['"Dal", 90, "Hot, mild"\n"Naan", 40, "Soft"', ["Dal 90", "Naan 40"]],
    [
      "27/11/26, 10:14\u202Fam - Raju: Poha 30\n27/11/26, 10:15\u202FAM - Raju: Dal 40",
      ["Poha 30", "Dal 40"],
    ],
    ["[10:14, 27/11/2026] +91 98765 43210: Poha, hot 30", ["Poha, hot 30"]],
  ])("is not cut at a comma that is of a price or of a chat: “%s”", async (text, want) => {
    const list = await readPasted(text);
    const dishes = list.ok ? expectedOf(list.value.list).dishes : [];
    expect(dishes.map(({ name, price }) => `${name} ${price}`)).toEqual(want);
  });

  it("has a doubt where a formula stands in the place of a name", async () => {
    for (const text of ["=1+1\t5", "=1+1\t5\nNaan\t40", "Item,Price\n=1+1,5"]) {
      const list = await readPasted(text);
      const [first] = list.ok ? expectedOf(list.value.list).dishes : [];
      expect(first).toMatchObject({ name: "=1+1", price: "5", doubts: "formula" });
    }
  });

  it("has a doubt where a line may be the heading of one of the menu’s sections", async () => {
    const doubtsOf = async (sectionNames: string[]) => {
      const list = await readPasted("Rolls 1\nEgg roll 60", sectionNames);
      return list.ok && expectedOf(list.value.list).dishes.map(({ doubts }) => doubts);
    };
    expect(await doubtsOf(["Rolls"])).toEqual(["headingOrDish, priceOrName", ""]);
    expect(await doubtsOf([])).toEqual(["", ""]);
  });

  it("keeps its rows apart where a quote is never closed", async () => {
    const list = await readPasted('Item\tPrice\n"Big" pizza\t199\n"7 inch\t99\nFries\t60');
    expect(list.ok && expectedOf(list.value.list).dishes.map(({ price }) => price)).toEqual([
      "199",
      "99",
      "60",
    ]);
  });

  it("gives a row a key of its own, whatever lines its cells hold and whatever stands above it", async () => {
    const keyOfMilk = async (text: string) => {
      const read = await readPasted(text);
      const dishes = read.ok ? read.value.list.sections.flatMap((section) => section.dishes) : [];
      const { line } = dishes.find(({ name }) => name === "Milk") ?? {};
      return read.ok && read.value.keyOf(line ?? 0);
    };
    const key = await keyOfMilk("Tea\t10\nMilk\t20");
    for (const above of ['Tea\t"hot\nsweet"\t10\n', "sep=\t\nTea\t10\n", "Tea\t10\nCoffee\t20\n"]) {
      expect(await keyOfMilk(`${above}Milk\t20`)).toBe(key);
    }
  });

  it("may have 3,000 dishes below its heads, headings and blanks", async () => {
    const list = await readPasted(`Item,Price\nTEA,\n${"Chai,10\n,\n".repeat(3_000)}`);
    expect(list.ok && expectedOf(list.value.list).dishes).toHaveLength(3_000);
  });

  it("is refused where it is empty or has more than 3,000 lines with dishes", async () => {
    expect(await readPasted(" \n ")).toMatchObject({ refusal: { reason: "empty" } });
    expect(await readPasted("Chai,10\n".repeat(3_001))).toMatchObject({
      refusal: { reason: "tooManyRows" },
    });
  });
});
