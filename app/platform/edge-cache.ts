/** How long a rendering that began before the change may be under way to the cache. */
const UNDER_WAY_MS = 5_000;

/**
 * Drops what Cloudflare's cache in front of the Worker holds under a tag, and once more for what was being
 * rendered meanwhile. Local development has no such cache: then it does nothing. Throws what was refused,
 * after both.
 */
export async function purgeTwice(
  cache: Partial<CacheContext> | undefined,
  tag: string,
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    scheduler.wait(milliseconds),
): Promise<void> {
  if (!cache?.purge) return;
  const first = await purge(cache, tag);
  await pause(UNDER_WAY_MS);
  const refusals = [first, await purge(cache, tag)].filter((refusal) => refusal !== undefined);
  if (refusals.length > 0) throw new Error(`purge refused: ${refusals.join("; ")}`);
}

/** Why the purge was refused; undefined if it was not. */
async function purge(cache: Partial<CacheContext>, tag: string): Promise<string | undefined> {
  try {
    const result = await cache.purge?.({ tags: [tag] });
    return result?.success === false
      ? result.errors.map(({ message }) => message).join(", ")
      : undefined;
  } catch (error) {
    return String(error);
  }
}
