/**
 * How many characters a text has: code points, so that an emoji counts as one, as in JSON Schema. A flag counts as two and
 * a family as up to seven: what looks like one character can be endlessly long, so counting those would be no limit.
 */
export function charactersIn(text: string): number {
  return Array.from(text).length;
}

/** Whether a text has more than `most` characters. */
export function isLongerThan(most: number, text: string): boolean {
  return text.length > most && charactersIn(text) > most;
}
