import type { Random } from "./random.ts";
import type { Form } from "./visitor.ts";

/** A menu as the JSON API gives it, without ids: the value of the fact `menu of …`. */
export interface LoneMenu {
  name: string;
  description: string;
  sections: LoneSection[];
}

interface LoneSection {
  name: string;
  subheaders: string[];
  items: { name: string; price: number; sizes: Record<string, number> }[];
}

/** What else the forms and calls need, in the same order. */
export interface MenuIds {
  detailsRevision: number;
  sections: { id: number; revision: number; items: { id: number; revision: number }[] }[];
}

/** A change to a menu: the menu afterwards, and how the editor and, if it can, an app send it. */
export interface MenuChange {
  what: string;
  after: LoneMenu;
  form: Form;
  call?: { method: "POST" | "PUT"; path: string; body: object };
  key?: string;
}

/** What is needed to draw a change: the menu, its ids, random numbers, and a mark for anything new. */
export interface Draw {
  menu: LoneMenu;
  ids: MenuIds;
  shopId: string;
  random: Random;
  mark: string;
}

/** A randomly drawn section, on the menu as it will be. */
export function drawSection(draw: Draw) {
  const after = structuredClone(draw.menu);
  const at = draw.random.below(after.sections.length);
  const section = after.sections[at];
  const known = draw.ids.sections[at];
  if (!section || !known) throw new Error(`The menu of ${draw.shopId} is not what it was`);
  return { ...draw, after, at, section, ...known };
}

/** Moves one entry of a list to another place. */
export function move(list: unknown[], from: number, to: number): void {
  list.splice(to, 0, ...list.splice(from, 1));
}

export function formOf(operation: string, fields: Record<string, string | number>): Form {
  const rest = Object.entries(fields).map(([name, value]): Form[number] => [name, String(value)]);
  return [["operation", operation], ...rest];
}
