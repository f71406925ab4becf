import * as v from "valibot";

/** Ends a pipe at the first problem: Valibot stops before a transformation, and this one changes nothing. */
export const stopIfWrong = v.readonly<string>();

/**
 * At most `most` characters, counted as `charactersIn` does. `tooLong` and `noText` are refused first, so that no pattern is
 * matched against a text of any length.
 */
export function boundedText(most: number, tooLong: string, noText = tooLong) {
  return v.pipe(v.string(noText), v.maxCodePoints(most, tooLong), stopIfWrong);
}

/** The same, but trimmed first. */
export function trimmedText(most: number, tooLong: string, noText = tooLong) {
  return v.pipe(v.string(noText), v.trim(), v.maxCodePoints(most, tooLong), stopIfWrong);
}
