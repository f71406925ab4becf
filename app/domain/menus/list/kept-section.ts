import type { Section } from "#app/domain/menus/menus.ts";
import type { ListSection } from "./list.ts";

/** Whether a list says of a section, besides its dishes, what the menu's has otherwise: that stays as it is. */
export function isSectionKept({ secondName, more = {} }: ListSection, section: Section): boolean {
  const given = Object.entries({ ...more, secondName }).filter(([, value]) => !isEmpty(value));
  return given.some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(section[field as keyof Section]),
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
