/** A hash of the sources that this build was made from. Set by vite.config.ts. */
declare const __BUILD_ID__: string;

/** lib.dom's CacheStorage hides the one of Workers. */
interface CacheStorage {
  readonly default: Cache;
}
