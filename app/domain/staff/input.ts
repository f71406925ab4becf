import * as v from "valibot";
import { stopIfWrong, trimmedText } from "#app/domain/bounded-text.ts";
import { hasControlCharacter, isVisible } from "#app/domain/visible-text.ts";

/** The most logins of staff that a shop has. */
export const MOST_STAFF = 20;
/** The most characters of such a name. */
export const LONGEST_NAME = 40;

/** What an owner calls a member of staff: 1–40 characters in one line. */
export const StaffNameInput = v.pipe(
  trimmedText(LONGEST_NAME, "staff-name-too-long", "staff-name-required"),
  v.check(isVisible, "staff-name-required"),
  stopIfWrong,
  v.check(
    (name) => name.isWellFormed() && !hasControlCharacter(name),
    "staff-name-control-characters",
  ),
);
