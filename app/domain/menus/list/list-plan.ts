import { isLongerThan } from "#app/domain/characters.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { compareWithMenu, type Goal } from "./compare.ts";
import { SectionNames } from "./section-names.ts";
import type { MendedLine, MendedList, MendedSection } from "./mends.ts";
import { planDish, type ChangeChoice, type PlannedDish } from "./planned-dish.ts";

export type MissingChoice = "keep" | "soldOut" | "delete";

/** What somebody has chosen; what they have not follows from the names and keeps what the menu has. */
export interface ListChoices {
  /** Where sections of the list go, by their keys: the id of one of the menu's, or null for a new one. */
  goals: Record<string, number | null>;
  /** By the keys of dishes. */
  dishes: Record<string, ChangeChoice>;
  /** For all dishes that are missing, but for those that are named by their ids. */
  allMissing: MissingChoice;
  missing: Record<number, MissingChoice>;
}

export const NO_CHOICES: ListChoices = { goals: {}, dishes: {}, allMissing: "keep", missing: {} };

export interface PlannedGroup {
  /** A new one has a name that the menu does not have yet. */
  section: MendedSection & { name: string };
  /** The menu's section that it goes to; undefined for a new one. */
  goal: Section | undefined;
  dishes: PlannedDish[];
}

export interface MissingDish {
  section: Section;
  item: Item;
  act: MissingChoice;
}

export interface ListCounts {
  added: number;
  changed: number;
  soldOut: number;
  deleted: number;
  /** Those that are added or changed and raise no question. */
  ready: number;
  toLookAt: number;
  /** On the menu just as in the list. */
  same: number;
  /** Those that stay out because of their doubts. */
  waiting: number;
}

export type OverLimit =
  | { kind: "sections"; count: number }
  | { kind: "items"; name: string | null; count: number }
  | { kind: "sectionName"; name: string };

export interface ListPlan {
  groups: PlannedGroup[];
  missing: MissingDish[];
  leftOut: MendedLine[];
  counts: ListCounts;
  /** What the menu has no room for. Nothing can be added while there is any. */
  over: OverLimit[];
}

type Sections = Pick<Menu, "sections">;

/** What a list with these choices would do to a menu. `unnamed` is what dishes above the first heading are called. */
export function planList(
  menu: Sections,
  list: MendedList,
  choices: ListChoices,
  unnamed: string,
): ListPlan {
  const goals = list.sections.map(({ key }) => goalOf(menu, choices.goals[key]));
  const compared = compareWithMenu(menu, list, { goals, unnamed });
  const nameOf = new Map(menu.sections.map(({ id, name }) => [id, name]));
  const names = new SectionNames(menu);
  const groups = list.sections.map((section, index) => {
    const { existing, changes = [] } = compared.sections[index] ?? {};
    const dishes = section.dishes.map((dish, at) => {
      const planned = planDish(dish, changes[at] ?? { kind: "new" }, choices.dishes[dish.key]);
      const isElsewhere = planned.fields.includes("section");
      const elsewhere = isElsewhere ? nameOf.get(planned.item?.sectionId ?? 0) : undefined;
      return elsewhere === undefined ? planned : { ...planned, elsewhere };
    });
    const name = existing ? (section.name ?? existing.name) : names.take(section.name ?? unnamed);
    return { section: { ...section, name }, goal: existing, dishes };
  });
  const missing = compared.missing.map(({ section, item }) => {
    const act = choices.missing[item.id] ?? choices.allMissing;
    return { section, item, act };
  });
  return {
    groups,
    missing,
    leftOut: list.leftOut,
    counts: countsOf(groups, missing),
    over: overLimits(menu, groups, missing),
  };
}

function goalOf({ sections }: Sections, chosen: number | null | undefined): Goal {
  if (chosen === null || chosen === undefined) return chosen;
  return sections.find(({ id }) => id === chosen);
}

function countsOf(groups: PlannedGroup[], missing: MissingDish[]): ListCounts {
  const dishes = groups.flatMap((group) => group.dishes);
  const count = (act: PlannedDish["act"]) => dishes.filter((dish) => dish.act === act).length;
  const countMissing = (act: MissingChoice) => missing.filter((dish) => dish.act === act).length;
  const isDone = ({ act }: PlannedDish) => act === "add" || act === "change";
  return {
    added: count("add"),
    changed: count("change"),
    soldOut: countMissing("soldOut"),
    deleted: countMissing("delete"),
    ready: dishes.filter((dish) => isDone(dish) && !dish.isToLookAt).length,
    toLookAt: dishes.filter(({ isToLookAt }) => isToLookAt).length,
    same: count("same"),
    waiting: count("wait"),
  };
}

function overLimits(menu: Sections, groups: PlannedGroup[], missing: MissingDish[]): OverLimit[] {
  const filled = groups.filter(({ dishes }) => dishes.some((dish) => bringsDish(dish)));
  const fresh = filled.filter(({ goal }) => goal === undefined);
  const count = menu.sections.length + fresh.length;
  const tooMany = count > menuLimits.sections ? [{ kind: "sections" as const, count }] : [];
  const longNames = fresh.flatMap(({ section: { name } }) =>
    isLongerThan(menuLimits.nameLength, name) ? [{ kind: "sectionName" as const, name }] : [],
  );
  return [...tooMany, ...longNames, ...overfull(filled, missing)];
}

/** Whether a dish comes to its section from outside. */
export function bringsDish({ act, fields }: PlannedDish): boolean {
  return act === "add" || (act === "change" && fields.includes("section"));
}

function overfull(filled: PlannedGroup[], missing: MissingDish[]): OverLimit[] {
  const leaving = new Map<number, number>();
  const leave = (sectionId: number) => leaving.set(sectionId, (leaving.get(sectionId) ?? 0) + 1);
  for (const { item, act } of missing) if (act === "delete") leave(item.sectionId);
  for (const { dishes } of filled)
    for (const dish of dishes)
      if (dish.item && dish.act === "change" && bringsDish(dish)) leave(dish.item.sectionId);
  const perGoal = Map.groupBy(filled, ({ goal, section }) => goal ?? section);
  return [...perGoal].flatMap(([goal, groups]) => {
    const coming = groups.flatMap(({ dishes }) => dishes.filter((dish) => bringsDish(dish))).length;
    const had = "items" in goal ? goal.items.length - (leaving.get(goal.id) ?? 0) : 0;
    const count = had + coming;
    return count > menuLimits.itemsPerSection
      ? [{ kind: "items" as const, name: goal.name, count }]
      : [];
  });
}
