import { done, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { changedDetails, chosenDetails, type ChangedDetail } from "./imported-details.ts";
import { emptyItem, type ItemValues } from "./item-fields.ts";
import { compareWithMenu } from "./list/compare.ts";
import { sectionsAsList } from "./list/menu-as-list.ts";
import { nameKey } from "./list/name-key.ts";
import { readMenuFile } from "./menu-file.ts";
import { planMenu, type MenuPlan, type PlannedSection, type PlannedShop } from "./menu-plan.ts";
import type { Item, Menu, Section } from "./menus.ts";
import { emptySection } from "./section-fields.ts";

/** What an import would do to a menu. */
export interface ImportPreview {
  added: string[];
  changed: { name: string; was: Item; now: ItemValues }[];
  /** On the menu, and not in the file. */
  missing: string[];
  details: ChangedDetail[];
}

export interface ImportChoices {
  /** The shop's details that are taken from the file. */
  details: (keyof PlannedShop)[];
  /** Whether dishes that are in both become what the file says. */
  takesChanged: boolean;
  deletesMissing: boolean;
}

/** Says what a menu file would do to a menu. Refuses what readMenuFile refuses. */
export function previewImport(menu: Menu, text: string): Outcome<ImportPreview, InvalidInput> {
  const file = readMenuFile(text);
  if (!file.ok) return file;
  const plan = planMenu(file.value);
  const { matches, missing } = match(menu, plan);
  const found = matches.flat();
  return done({
    added: found.filter(({ item }) => !item).map(({ planned }) => planned.name),
    changed: found.flatMap(({ item, planned, isChanged }) =>
      item && isChanged ? [{ name: planned.name, was: item, now: planned }] : [],
    ),
    missing: missing.map(({ name }) => name),
    details: changedDetails(menu.shop, plan.shop),
  });
}

/** What is to be stored of a file: with what the menu keeps besides, and without the details that are not taken. */
export function chosenPlan(menu: Menu, plan: MenuPlan, choices: ImportChoices): MenuPlan {
  const { matches, missing } = match(menu, plan);
  const sections = plan.sections.map((section, at) => ({
    ...section,
    items: (matches[at] ?? []).map(({ item, planned }) =>
      item && !choices.takesChanged ? valuesOf(item) : planned,
    ),
  }));
  const kept = choices.deletesMissing ? sections : withMissing(sections, menu, new Set(missing));
  return { ...plan, shop: chosenDetails(plan.shop, choices.details), sections: kept };
}

interface Match {
  planned: ItemValues;
  /** What the menu has of that name. */
  item: Item | undefined;
  isChanged: boolean;
}

/** Pairs each item of the plan, by section, with what the menu has of that name; and the rest of the menu. */
function match(menu: Menu, { sections }: MenuPlan): { matches: Match[][]; missing: Item[] } {
  const list = { sections: sectionsAsList(sections), leftOut: [], unusedColumns: [], doubts: [] };
  const compared = compareWithMenu(menu, list).sections;
  const matches = sections.map(({ items }, at) =>
    items.map((planned, index): Match => {
      const change = compared[at]?.changes[index];
      const item = change && change.kind !== "new" ? change.item : undefined;
      return { planned, item, isChanged: change?.kind === "changed" };
    }),
  );
  const taken = new Set(matches.flat().map(({ item }) => item));
  const all = menu.sections.flatMap(({ items }) => items);
  return { matches, missing: all.filter((item) => !taken.has(item)) };
}

/** Dishes that the file lacks stay in their section, behind those of the file. */
function withMissing(planned: PlannedSection[], menu: Menu, missing: Set<Item>): PlannedSection[] {
  const byName = new Map(planned.map((section) => [nameKey(section.name), section]));
  const sections = [...planned];
  for (const section of menu.sections) {
    const items = section.items.filter((item) => missing.has(item)).map(valuesOf);
    const goal = byName.get(nameKey(section.name));
    if (goal) goal.items = [...goal.items, ...items];
    else if (items.length > 0) sections.push(sectionOf(section, items));
  }
  return sections;
}

function valuesOf(item: Item): ItemValues {
  const names = Object.keys(emptyItem) as (keyof ItemValues)[];
  return Object.fromEntries(names.map((name) => [name, item[name]])) as unknown as ItemValues;
}

function sectionOf({ name, subheaders, ...section }: Section, items: ItemValues[]): PlannedSection {
  const names = Object.keys(emptySection) as (keyof typeof emptySection)[];
  const values = Object.fromEntries(names.map((field) => [field, section[field]]));
  return { ...emptySection, ...values, name, subheaders, items };
}
