/** How long a rendering that began before the change may be under way to the cache. */
const UNDER_WAY_MS = 5_000;

/**
 * Drops what Cloudflare's cache in front of the Worker holds under a tag, and once more for what was being
 * rendered meanwhile. Local development has no such cache: then it does nothing. Throws where it is refused.
 */
export async function purgeTwice(
  cache: Partial<CacheContext> | undefined,
  tag: string,
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    scheduler.wait(milliseconds),
): Promise<void> {
  // Called on the object, as it is a method.
  if (!cache?.purge) return;
  const purges = [0, UNDER_WAY_MS];
  const refusals: string[] = [];
  for (const wait of purges) {
    if (wait > 0) await pause(wait);
    const { success, errors } = await cache.purge({ tags: [tag] });
    if (!success) refusals.push(errors.map(({ message }) => message).join(", "));
  }
  if (refusals.length > 0) throw new Error(`purge refused: ${refusals.join("; ")}`);
}
