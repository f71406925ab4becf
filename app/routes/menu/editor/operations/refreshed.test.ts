import { describe, expect, it } from "vitest";
import { emptyItem, itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item, Menu } from "#app/domain/menus/menus.ts";
import { plainItem, plainMenu, seenIn } from "#test/plain-menu.ts";
import { wasField } from "./edited-fields.ts";
import type { Fields } from "./fields.ts";
import { readOperation } from "./operations.ts";
import { inDoubt, isAhead, refreshed } from "./refreshed.ts";

const seen = plainMenu();

/** The menu after another device had its way with section 1 and the shop. */
function menuWith({ subheaders, items }: { subheaders?: string[]; items?: number[] }): Menu {
  const [section, ...others] = plainMenu().sections;
  if (!section) throw new Error("no section");
  const changed = {
    ...section,
    revision: 7,
    subheaders: subheaders ?? section.subheaders,
    items:
      items?.map((id, index) => ({ ...plainItem(id, 1, index + 1), revision: 5 })) ?? section.items,
  };
  return { shop: { ...seen.shop, detailsRevision: 9 }, sections: [changed, ...others] };
}

/** Reads the form once it is made ready again, as the server will. */
function readAgain(fields: Fields, menu: Menu) {
  const read = readOperation(refreshed(fields, menu));
  return read.ok ? read.value : read.refusal;
}

const [section] = seen.sections;
const items = section ? seenIn(section, [11, 12, 13]) : [];
const subheaders = section ? seenIn(section, section.subheaders) : [];

describe("a change that failed is made ready to be sent again", () => {
  it("with the items as they are now, and the change as it was", () => {
    const drag: Fields = [["operation", "drag-item"], ...items, ["itemId", "11"], ["to", "3"]];
    expect(readAgain(drag, menuWith({ items: [14, 12, 11] }))).toEqual({
      operation: "drag-item",
      sectionId: 1,
      revision: 7,
      seen: [14, 12, 11],
      itemId: 11,
      to: 3,
    });
  });

  it("with the item's revision, and all that was typed", () => {
    const values = {
      name: "Puri",
      pricePaise: 3000,
      options: [{ name: "Half", pricePaise: 1500 }],
    };
    const edit: Fields = [
      ["operation", "edit-item"],
      ["itemId", "12"],
      ["revision", "1"],
      ...itemFormTexts({ ...emptyItem, ...values }, 0),
    ];
    expect(readAgain(edit, menuWith({ items: [12] }))).toMatchObject({
      operation: "edit-item",
      itemId: 12,
      revision: 5,
      values,
    });
  });

  it("with the revision of the shop's details, and all that was typed", () => {
    const footer: Fields = [
      ["footerLabel", "A"],
      ["footerText", "a"],
      ["footerLabel", "B"],
      ["footerText", "b"],
    ];
    const edit: Fields = [
      ["operation", "edit-shop"],
      ["revision", "1"],
      ["name", "New"],
      ...footer,
    ];
    const again = refreshed(edit, menuWith({}));
    expect(again).toEqual([
      ["operation", "edit-shop"],
      ["name", "New"],
      ...footer,
      ["revision", "9"],
    ]);
  });

  it("with what another device has typed meanwhile, where nothing else was typed here", () => {
    const [item] = menuWith({ items: [12] }).sections[0]?.items ?? [];
    if (!item) throw new Error("no item");
    const edit: Fields = [
      ["operation", "edit-item"],
      ["itemId", "12"],
      ["revision", "1"],
      wasField([
        ["name", "Item 12"],
        ["priceRupees", "8"],
        ["optionName", "Half"],
        ["optionPriceRupees", "5"],
      ]),
      ["name", "Puri"],
      ["priceRupees", "8"],
      ["optionName", "Half"],
      ["optionPriceRupees", "5"],
      ["optionName", ""],
      ["optionPriceRupees", ""],
    ];
    const again = refreshed(edit, menuWith({ items: [12] }));
    expect(again).toEqual([
      ["operation", "edit-item"],
      ["itemId", "12"],
      ...itemFormTexts({ ...item, name: "Puri" }, 0),
      wasField(itemFormTexts(item, 0)),
      ["revision", "5"],
    ]);
  });

  it("with all rows as they were typed, where only one was", () => {
    const size = (name: string, price: string): Fields => [
      ["optionName", name],
      ["optionPriceRupees", price],
    ];
    const ofItem: Fields = [
      ["operation", "edit-item"],
      ["itemId", "12"],
    ];
    const edit = [
      ...ofItem,
      wasField(size("Half", "5")),
      ...size("Half", "6"),
      ...size("Full", "9"),
    ];
    expect(readAgain(edit, menuWith({ items: [12] }))).toMatchObject({
      values: {
        name: "Item 12",
        options: [
          { name: "Half", pricePaise: 600 },
          { name: "Full", pricePaise: 900 },
        ],
      },
    });
  });

  it.each(["{", "1", '[["a"]]'])(
    "as it was typed, where it cannot be read how it was: %s",
    (was) => {
      const edit: Fields = [
        ["operation", "edit-shop"],
        ["was", was],
        ["name", "New"],
      ];
      expect(refreshed(edit, menuWith({}))).toEqual([
        ["operation", "edit-shop"],
        ["name", "New"],
        ["revision", "9"],
      ]);
    },
  );

  const NOW = ["From 4 pm", "With chutney", "Served hot"];
  it.each<[string, Fields, object]>([
    ["add-subheader", [["text", "New"]], { text: "New" }],
    [
      "edit-subheader",
      [
        ["index", "0"],
        ["text", "New"],
      ],
      { index: 2, text: "New" },
    ],
    ["delete-subheader", [["index", "1"]], { index: 1 }],
    [
      "move-subheader",
      [
        ["index", "0"],
        ["to", "1"],
      ],
      { index: 2, to: 1 },
    ],
  ])(
    "with the subheaders as they are now, and the one that was meant: %s",
    (operation, wish, meant) => {
      const form: Fields = [["operation", operation], ...subheaders, ...wish];
      expect(readAgain(form, menuWith({ subheaders: NOW }))).toEqual({
        operation,
        sectionId: 1,
        revision: 7,
        seen: NOW,
        ...meant,
      });
    },
  );

  it("with the second of two subheaders that read the same, if that was meant", () => {
    const form: Fields = [
      ["operation", "delete-subheader"],
      ["sectionId", "1"],
      ["revision", "1"],
      ["seen", "Hot"],
      ["seen", "Cold"],
      ["seen", "Hot"],
      ["index", "2"],
    ];
    const now = ["New", "Hot", "Hot"];
    expect(readAgain(form, menuWith({ subheaders: now }))).toMatchObject({ seen: now, index: 2 });
  });

  it("as one about the end of the list, where the subheader is gone", () => {
    const edit: Fields = [
      ["operation", "edit-subheader"],
      ...subheaders,
      ["index", "0"],
      ["text", "Served cold"],
    ];
    const menu = menuWith({ subheaders: ["With chutney"] });
    expect(readAgain(edit, menu)).toMatchObject({ index: 1, seen: ["With chutney"] });
  });
});

describe("a change that failed stays as it is", () => {
  it.each<[string, Fields]>([
    [
      "where it says nothing of what was seen",
      [
        ["operation", "add-section"],
        ["name", "New"],
      ],
    ],
    ["where it cannot be told what it is", [["name", "New"]]],
    [
      "where its section is gone",
      [
        ["operation", "add-subheader"],
        ["sectionId", "9"],
        ["seen", "a"],
      ],
    ],
    [
      "where its item is gone",
      [
        ["operation", "edit-item"],
        ["itemId", "99"],
        ["revision", "1"],
      ],
    ],
  ])("%s", (_, fields) => {
    expect(refreshed(fields, menuWith({}))).toEqual(fields);
  });
});

it("a change is ahead that counts on one that the menu does not hold", () => {
  const edit = (revision: string): Fields => [
    ["operation", "edit-item"],
    ["itemId", "12"],
    ["revision", revision],
  ];
  const menu = menuWith({ items: [12] });
  expect(["4", "5", "6"].map((revision) => isAhead(edit(revision), menu))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isAhead([["operation", "add-section"]], menu)).toBe(false);
});

describe("a change of which nobody knows what it builds upon", () => {
  const price = (priceRupees: string): Fields => [
    ["operation", "edit-item"],
    ["itemId", "11"],
    ["revision", "1"],
    wasField(itemFormTexts(plainItem(11, 1, 1), 0)),
    ...itemFormTexts({ ...emptyItem, name: "Item 11", pricePaise: Number(priceRupees) * 100 }, 0),
  ];
  /** The menu after another phone has changed item 11. */
  const menuWhere = (values: Partial<Item>): Menu => {
    const [first, ...others] = plainMenu().sections;
    const [item, ...rest] = first!.items;
    const items = [{ ...item!, ...values, revision: 4 }, ...rest];
    return { ...plainMenu(), sections: [{ ...first!, items }, ...others] };
  };
  const revisionIn = (fields: Fields) => fields.find(([name]) => name === "revision")?.[1];

  it("is based on what is there, with what another phone has changed of the rest", () => {
    const fields = inDoubt(price("20"), menuWhere({ description: "Hot" }));
    expect(revisionIn(fields)).toBe("4");
    expect(fields).toContainEqual(["description", "Hot"]);
    expect(fields).toContainEqual(["priceRupees", "20"]);
  });

  it("is refused by the server where another phone has changed the same", () => {
    expect(revisionIn(inDoubt(price("20"), menuWhere({ pricePaise: 7700 })))).toBe("0");
  });

  it("is refused too where it deletes what another phone has changed", () => {
    const deletion: Fields = [
      ["operation", "delete-item"],
      ["itemId", "11"],
      ["revision", "1"],
      wasField(itemFormTexts(plainItem(11, 1, 1), 0)),
    ];
    expect(revisionIn(inDoubt(deletion, menuWhere({ description: "Hot" })))).toBe("0");
    expect(revisionIn(inDoubt(deletion, menuWhere({})))).toBe("4");
  });
});
