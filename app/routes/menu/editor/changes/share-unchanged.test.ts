import { expect, it } from "vitest";
import { plainItem, plainMenu } from "#test/plain-menu.ts";
import { shareUnchanged } from "./share-unchanged.ts";

it("a menu that says the same is made of the same objects", () => {
  const known = plainMenu();
  const shared = shareUnchanged(known, plainMenu());
  expect(shared).toEqual(known);
  expect(shared.shop).toBe(known.shop);
  expect(shared.sections.map((section, at) => section === known.sections[at])).toEqual([
    true,
    true,
  ]);
});

it("what has changed is as it came, and all around it the same objects", () => {
  const known = plainMenu();
  const fresh = plainMenu();
  const [section, other] = fresh.sections;
  if (!section || !other) throw new Error("no sections");
  section.items[1] = { ...plainItem(12, 1, 2), name: "New" };
  const wanted = structuredClone(fresh);
  const shared = shareUnchanged(known, fresh);
  expect(shared).toEqual(wanted);
  const [before] = known.sections;
  expect(shared.sections[1]).toBe(known.sections[1]);
  expect(shared.sections[0]).not.toBe(before);
  expect(shared.sections[0]?.items.map((item, at) => item === before?.items[at])).toEqual([
    true,
    false,
    true,
  ]);
});

it("what was moved, added and removed is so, under whichever ids", () => {
  const known = plainMenu();
  const fresh = plainMenu();
  const [section] = fresh.sections;
  if (!section) throw new Error("no section");
  section.items = [plainItem(14, 1, 1), plainItem(13, 1, 2), plainItem(11, 1, 3)];
  fresh.sections = [...fresh.sections.toReversed(), { ...section, id: 3, items: [] }];
  fresh.shop.name = "Chaat Palace";
  const wanted = structuredClone(fresh);
  const shared = shareUnchanged(known, fresh);
  expect(shared).toEqual(wanted);
  expect(shared.sections[0]).toBe(known.sections[1]);
});

it("a list is not the same as one that is shorter, empty or in another order", () => {
  for (const subheaders of [[], ["Served hot"], ["With chutney", "Served hot"]]) {
    const known = plainMenu();
    const fresh = plainMenu();
    const [section] = fresh.sections;
    if (!section) throw new Error("no section");
    section.subheaders = subheaders;
    expect(shareUnchanged(known, fresh).sections[0]?.subheaders).toEqual(subheaders);
  }
});
