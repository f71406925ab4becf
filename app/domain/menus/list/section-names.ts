import type { Menu } from "#app/domain/menus/menus.ts";
import { nameKey } from "./name-key.ts";

/** The names of a menu's sections, and of those that a list brings. */
export class SectionNames {
  readonly #taken: Set<string>;

  constructor({ sections }: Pick<Menu, "sections">) {
    this.#taken = new Set(sections.map(({ name }) => nameKey(name)));
  }

  /** The name for a new section: with a number behind it where there is a section of that name. */
  take(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#taken.has(nameKey(name)); count++) name = `${wanted} ${count}`;
    this.#taken.add(nameKey(name));
    return name;
  }
}
