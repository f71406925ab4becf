import { isEdited, wasOf } from "./edited-fields.ts";
import type { Fields } from "./fields.ts";
import { DAYS, EXCEPTIONS, hasPlace, isSame, placesIn } from "./places.ts";

/** What a form says beside what is typed in it. */
const UNTYPED = new Set(["operation", "revision", "was", "again"]);

/** Whether anything in the form of a shop's details differs from what its owner saw before. */
export function hasEdits(fields: Fields): boolean {
  const was = wasOf(fields) ?? [];
  const names = [...was, ...fields].map(([name]) => name).filter((name) => !UNTYPED.has(name));
  return (
    names.some((name) => !hasPlace(name) && isEdited(fields, name)) ||
    [DAYS, EXCEPTIONS].some((places) => {
      const before = placesIn(was, places);
      return placesIn(fields, places).some((rows, place) => !isSame(rows, before[place]));
    })
  );
}
