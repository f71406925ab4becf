import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { changedFields, type ChangedField } from "./changed-fields.ts";
import type { ListDish, ListSection, ReadList } from "./list.ts";
import { nameKey } from "./name-key.ts";

/** What a dish of a list is to the menu that it may be added to. */
export type DishChange =
  | { kind: "new" }
  | { kind: "same"; item: Item }
  | { kind: "changed"; item: Item; fields: ChangedField[] };

export interface ComparedSection<Dish extends ListDish = ListDish> {
  section: ListSection<Dish>;
  /** The menu's section of that name; undefined if it is a new one. */
  existing: Section | undefined;
  /** One for each dish of the section, in its order. */
  changes: DishChange[];
}

export interface Comparison<Dish extends ListDish = ListDish> {
  sections: ComparedSection<Dish>[];
  /** What the menu has in the list's sections and the list has not. */
  missing: { section: Section; item: Item }[];
}

type Sections = Pick<Menu, "sections">;

/** Where a section of a list goes: one of the menu's, or null for a new one. Undefined leaves it to the names. */
export type Goal = Section | null | undefined;

/**
 * Compares a list with a menu, by section and name without case, blanks and punctuation. What a list leaves open is no
 * change. `goals` has one for each section of the list; `unnamed` is what dishes above the first heading are called.
 */
export function compareWithMenu<Dish extends ListDish>(
  menu: Sections,
  list: ReadList<Dish>,
  { goals = [], unnamed }: { goals?: Goal[]; unnamed?: string } = {},
): Comparison<Dish> {
  const matches = new Matches(menu);
  const existing = list.sections.map(({ name }, index) => {
    const goal = goals[index];
    return goal === undefined ? matches.sectionNamed(name ?? unnamed) : (goal ?? undefined);
  });
  const inSection = list.sections.map((section, index) =>
    section.dishes.map((dish) => matches.take(dish, existing[index])),
  );
  const sections = list.sections.map((section, index) => ({
    section,
    existing: existing[index],
    changes: section.dishes.map((dish, at) => {
      const item = inSection[index]?.[at];
      if (item) return changeOf(dish, item, matches.sectionOf(item));
      return moved(matches, dish, section.name === null && goals[index] === undefined);
    }),
  }));
  return { sections, missing: missingFrom(sections, matches) };
}

/** `isAnywhere`: the list does not say where the dish belongs. */
function moved(matches: Matches, dish: ListDish, isAnywhere: boolean): DishChange {
  const item = matches.takeAnywhere(dish);
  if (!item) return { kind: "new" };
  const change = changeOf(dish, item, matches.sectionOf(item));
  if (isAnywhere || change.kind === "new") return change;
  const fields = change.kind === "changed" ? change.fields : [];
  return { kind: "changed", item, fields: [...fields, "section"] };
}

function changeOf(dish: ListDish, item: Item, section: Section | undefined): DishChange {
  const fields = changedFields(dish, item, section?.diet ?? null);
  return fields.length === 0 ? { kind: "same", item } : { kind: "changed", item, fields };
}

function missingFrom(sections: ComparedSection[], matches: Matches): Comparison["missing"] {
  const existing = new Set(sections.flatMap((compared) => compared.existing ?? []));
  return [...existing].flatMap((section) =>
    section.items.filter((item) => !matches.isTaken(item)).map((item) => ({ section, item })),
  );
}

/** The menu's dishes by name. Each is taken once: of two with one name the first comes first. */
class Matches {
  readonly #sections = new Map<string, Section>();
  readonly #byName = new Map<string, Item[]>();
  readonly #sectionOf = new Map<Item, Section>();
  readonly #taken = new Set<Item>();

  constructor({ sections }: Sections) {
    for (const section of sections) {
      const key = nameKey(section.name);
      if (!this.#sections.has(key)) this.#sections.set(key, section);
      for (const item of section.items) {
        const nameOfItem = nameKey(item.name);
        const items = this.#byName.get(nameOfItem);
        if (items) items.push(item);
        else this.#byName.set(nameOfItem, [item]);
        this.#sectionOf.set(item, section);
      }
    }
  }

  sectionNamed(name: string | undefined): Section | undefined {
    return name === undefined ? undefined : this.#sections.get(nameKey(name));
  }

  sectionOf(item: Item): Section | undefined {
    return this.#sectionOf.get(item);
  }

  isTaken(item: Item): boolean {
    return this.#taken.has(item);
  }

  take({ name }: ListDish, wanted: Section | undefined): Item | undefined {
    return this.#takeFirst(
      this.#free(name).filter((item) => wanted && this.#sectionOf.get(item) === wanted),
    );
  }

  /** The only dish of that name that is left, in whatever section. */
  takeAnywhere({ name }: ListDish): Item | undefined {
    const free = this.#free(name);
    return free.length === 1 ? this.#takeFirst(free) : undefined;
  }

  #free(name: string): Item[] {
    return name === ""
      ? []
      : (this.#byName.get(nameKey(name)) ?? []).filter((item) => !this.isTaken(item));
  }

  #takeFirst([item]: Item[]): Item | undefined {
    if (item) this.#taken.add(item);
    return item;
  }
}
