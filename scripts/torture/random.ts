import { createHash } from "node:crypto";

/** Repeatable random numbers: the same seed gives the same draws. */
export interface Random {
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  /** One entry of a list, which must not be empty. */
  pick: <T>(list: readonly T[]) => T;
  /** A UUID, as a browser would make for a form. */
  uuid: () => string;
}

/** Draws by the xorshift32 of Marsaglia, "Xorshift RNGs" (2003). */
export function randomFrom(seed: string): Random {
  let state = createHash("sha256").update(seed).digest().readUInt32LE() || 1;
  function next(): number {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    uuid: () =>
      "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", () => below(16).toString(16)),
  };
}
