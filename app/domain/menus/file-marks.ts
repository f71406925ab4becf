import { readDiet, readIsVeg, type Diet } from "./diet.ts";
import type { Note } from "./import-note.ts";

/** Fields that name a mark, such as "veg" or "Non-Veg". */
const NAMING = ["diet", "food_type", "foodType", "veg_classifier", "vegClassifier"];

/** Fields that say yes or no. Some programs name a mark in them all the same. */
const ANSWERING = ["isVeg", "is_veg", "veg", "vegetarian", "isVegetarian", "is_vegetarian"];

/** The fields in which programs write the mark of a dish or a section. */
export const MARK_FIELDS = [...NAMING, ...ANSWERING];

/** Where the first app wrote it, given to `readMark` under this name. */
export const OLDER_MARK = "metadata.food_type";

/**
 * The mark that a dish or a section has in a file; null for none. One that is unknown is noted under `path`, and so are two
 * that contradict each other, of which neither is taken.
 */
export function readMark(file: Record<string, unknown>, path: string, note: Note): Diet | null {
  const marks = [...NAMING, OLDER_MARK, ...ANSWERING].flatMap((field) => {
    const written = file[field];
    if (written === undefined || written === null || written === "") return [];
    const read = readDiet(written) ?? (ANSWERING.includes(field) ? readIsVeg(written) : undefined);
    if (!read) note(`${path}.${field}`, "mark-unknown");
    return read ? [{ field, read, isAnswer: readDiet(written) === undefined }] : [];
  });
  // A plain no, as of an egg dish in `isVeg`, says the least.
  const first = marks.find(({ read, isAnswer }) => !isAnswer || read === "veg") ?? marks[0];
  if (!first) return null;
  const other = marks.find(({ read, isAnswer }) =>
    isAnswer ? (read === "veg") !== (first.read === "veg") : read !== first.read,
  );
  if (other) note(`${path}.${other.field}`, "mark-contradicted");
  return other ? null : first.read;
}
