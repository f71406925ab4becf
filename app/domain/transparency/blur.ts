/** A smaller number might point to somebody: it is not told. */
export const FEWEST = 5;

/** A number as it is published: null stands for one to four. */
export type Blurred = number | null;

/** A count that may be told: zero, or five and more. */
export function blur(count: number): Blurred {
  return count > 0 && count < FEWEST ? null : count;
}

/** A number as it is published if it is made of others; zero and `isAtLeast` mean a few. */
export interface AtLeast {
  sum: number;
  isAtLeast: boolean;
}

/**
 * The sum of numbers as they are published. It is made of nothing else, so nobody can work out a blurred one from it;
 * if there is one, the sum is `isAtLeast` that.
 */
export function sumOf(shown: readonly Blurred[]): AtLeast {
  return addUp(shown.map((count) => ({ sum: count ?? 0, isAtLeast: count === null })));
}

/** The sum of sums. */
export function addUp(sums: readonly AtLeast[]): AtLeast {
  return {
    sum: sums.reduce((all, { sum }) => all + sum, 0),
    isAtLeast: sums.some(({ isAtLeast }) => isAtLeast),
  };
}

/**
 * A count of some of what the published numbers `shown` count, never more than they add up to: beside six and a blurred
 * number, a ten here would give away that the blurred one is four.
 */
export function partOf(shown: readonly Blurred[], count: number): AtLeast {
  const { sum } = sumOf(shown);
  return count > sum ? { sum, isAtLeast: true } : sumOf([blur(count)]);
}
