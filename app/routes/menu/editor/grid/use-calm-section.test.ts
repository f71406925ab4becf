import { expect, it } from "vitest";
import type { Section } from "#app/domain/menus/menus.ts";
import { plainItem, plainMenu } from "#test/plain-menu.ts";
import { changesMany } from "./use-calm-section.ts";

const sectionOf = (ids: number[]): Section => {
  const [section] = plainMenu().sections;
  if (!section) throw new Error("no section");
  return { ...section, items: ids.map((id, at) => plainItem(id, 1, at + 1)) };
};
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const keyOf = (_: string, id: number) => (id > 1_000 ? 1_000 - id : id);

it("a pasted block is shown as there is time for it, a cell at once", () => {
  const before = sectionOf(upTo(50));
  const [first, ...others] = before.items;
  if (!first) throw new Error("no item");
  const typed = { ...before, items: [{ ...first, name: "Typed" }, ...others] };
  expect(changesMany(before, typed, keyOf)).toBe(false);
  expect(changesMany(before, sectionOf(upTo(50)), keyOf)).toBe(true);
  const longer = { ...before, items: [...before.items, ...sectionOf(upTo(70)).items.slice(50)] };
  expect(changesMany(before, longer, keyOf)).toBe(true);
});

it("a dish that is dragged stands at once where it was let go", () => {
  expect(changesMany(sectionOf(upTo(50)), sectionOf(upTo(50).toReversed()), keyOf)).toBe(false);
});

it("dishes that the server names are the same dishes", () => {
  const drafts = upTo(20).map((id) => -id);
  const named = upTo(20).map((id) => 1_000 + id);
  expect(changesMany(sectionOf(drafts), sectionOf(named), keyOf)).toBe(true);
});
