/** A smaller number might point to somebody: it is not told. */
export const FEWEST = 5;

/** A number as it is published: null stands for one to four. */
export type Blurred = number | null;

/** A count that may be told: zero, or five and more. */
export function blur(count: number): Blurred {
  return count > 0 && count < FEWEST ? null : count;
}

/**
 * The sum of numbers as they are published. It is made of nothing else, so nobody can work out a blurred one from it;
 * if there is one, the sum is `atLeast` that.
 */
export function sumOf(shown: readonly Blurred[]): { sum: number; isAtLeast: boolean } {
  return {
    sum: shown.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    isAtLeast: shown.includes(null),
  };
}
