/** The parts that the product depends on but does not run itself. */
export type Part = "d1" | "kv" | "r2" | "limiter" | "cache" | "assets" | "shield" | "transforms";

/**
 * How long one call to a part may take, in milliseconds, before it counts as failed. A request stops at the first failed
 * call that it cannot do without, so it is answered within 6 seconds while one part is down.
 */
export const TIME_LIMITS: Record<Exclude<Part, "shield">, number> = {
  d1: 3_000,
  kv: 2_000,
  r2: 4_000,
  limiter: 300,
  cache: 500,
  assets: 2_000,
  /** For a photo with its second attempt. */
  transforms: 2_000,
};

/** For when nobody waits: what D1 itself allows. Source: https://developers.cloudflare.com/d1/platform/limits/ */
export const BACKGROUND_QUERY_MS = 30_000;

/** A part failed, or did not answer in time. It may have done what it was asked all the same. */
export class Unavailable extends Error {
  readonly part: Part;

  constructor(part: Part, cause: unknown) {
    super(`${part} is unavailable`, { cause });
    this.name = "Unavailable";
    this.part = part;
  }
}

/** The part's failure that caused `error`; undefined if something else did, such as a bug. */
export function findUnavailable(error: unknown): Unavailable | undefined {
  if (error instanceof Unavailable) return error;
  return error instanceof Error ? findUnavailable(error.cause) : undefined;
}

interface CallLimits {
  milliseconds?: number | undefined;
  /** True for errors that the caller caused: they do not mean that the part failed. */
  isOwnFault?: (error: unknown) => boolean;
}

/** Throws Unavailable where the part fails or is too slow; the caller's own errors pass through. */
export async function withinLimit<T>(
  part: keyof typeof TIME_LIMITS,
  call: () => Promise<T>,
  { milliseconds = TIME_LIMITS[part], isOwnFault = () => false }: CallLimits = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(new Error(`no answer within ${milliseconds} ms`));
    timer = setTimeout(tooLate, milliseconds);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    throw isOwnFault(error) ? error : new Unavailable(part, error);
  } finally {
    clearTimeout(timer);
  }
}
