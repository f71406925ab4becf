import { describe, expect, it } from "vitest";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item, Menu } from "#app/domain/menus/menus.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { applyOperation } from "#app/routes/menu/editor/operations/apply-operation.ts";
import { wasField } from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { conflictsOf } from "./conflicts.ts";
import { theirsOf } from "./edit-conflict.ts";
import { placeFailures } from "./place-failures.ts";

function perform(menu: Menu, fields: Fields): Menu {
  const read = readOperation(fields);
  if (!read.ok) throw new Error(read.refusal.path);
  return applyOperation(menu, read.value, { draftId: -1 });
}

const itemIn = ({ sections }: Menu) => sections[0]!.items[0]!;

/** The form of the first item, as it was, with other texts. */
function edit(typed: Record<string, string>): Fields {
  const item = itemIn(plainMenu());
  const texts = itemFormTexts(item, Date.now());
  return [
    ["operation", "edit-item"],
    ["itemId", String(item.id)],
    ["sectionId", "1"],
    ["revision", "1"],
    wasField(texts),
    ...texts.map(([name, text]): Fields[number] => [name, typed[name] ?? text]),
    ...Object.entries(typed).filter(([name]) => name.startsWith("option")),
  ];
}

/** What is told of it once another phone has changed the item. */
function toldOf(typed: Record<string, string>, theirs: Partial<Item>) {
  const menu = plainMenu();
  Object.assign(itemIn(menu), theirs, { revision: 2 });
  const failed: Change = {
    id: 5,
    fields: edit(typed),
    state: "failed",
    failure: { reason: "stale" },
  };
  const [told] = placeFailures([failed], menu).ofSections.get(1) ?? [];
  return { menu, told: told!, conflicts: conflictsOf(told!, menu) };
}

describe("the edit of a dish whose price another phone has changed too", () => {
  const { menu, told, conflicts } = toldOf(
    { priceRupees: "14", description: "Crisp" },
    { pricePaise: 5500, serving: "2 pieces" },
  );

  it("says both prices", () => {
    expect(conflicts).toEqual([{ name: "Item 11", what: "differs", there: "₹55", here: "₹14" }]);
  });

  it("is made with all of mine, or with their price and the rest of mine", () => {
    const both = { description: "Crisp", serving: "2 pieces" };
    expect(itemIn(perform(menu, told.again))).toMatchObject({ pricePaise: 1400, ...both });
    expect(itemIn(perform(menu, theirsOf(told)!))).toMatchObject({ pricePaise: 5500, ...both });
  });
});

it("their price is kept by discarding an edit of nothing else", () => {
  const { told } = toldOf({ priceRupees: "14" }, { pricePaise: 5500 });
  expect(theirsOf(told)).toBeUndefined();
});

it("names and sizes are said too, and what cannot be said is called changed", () => {
  const named = toldOf({ name: "Puri" }, { name: "Luchi" });
  expect(named.conflicts).toEqual([
    { name: "Luchi", what: "differs", there: "Luchi", here: "Puri" },
  ]);
  const options = [{ name: "Half", pricePaise: 500 }];
  const sized = toldOf({ optionName: "Full", optionPriceRupees: "9" }, { options });
  expect(sized.conflicts).toEqual([
    { name: "Item 11", what: "differs", there: "Half ₹5", here: "Full ₹9" },
  ]);
  const both = [...options, { name: "Full", pricePaise: 900 }];
  const typed = { priceRupees: "6", optionName: "Half", optionPriceRupees: "6" };
  const priced = toldOf(typed, { pricePaise: 500, options: both });
  expect(priced.conflicts).toMatchObject([{ there: "Half ₹5, Full ₹9", here: "Half ₹6" }]);
  const marked = toldOf({ diet: "veg" }, { diet: "egg" });
  expect(marked.conflicts).toEqual([{ name: "Item 11", what: "changed" }]);
});

it("an edit of other fields than another phone's meets nothing", () => {
  expect(toldOf({ name: "Puri" }, { pricePaise: 5500 }).conflicts).toEqual([]);
});
