/** A hash of the sources that this build was made from. Set by vite.config.ts. */
declare const __BUILD_ID__: string;

/** A hash of what the files of place names are made from. Set by vite.config.ts. */
declare const __PLACES_VERSION__: string;

/** Where the framework's client looks for a page's routes, and which of them the page was opened with. */
interface Window {
  __reactRouterManifest: { routes: Record<string, { module: string } | undefined> };
  __reactRouterRouteModules?: Record<string, object>;
  __reactRouterContext: { stream?: ReadableStream };
  openedRoutes: string[];
}

/** lib.dom's CacheStorage hides the one of Workers. */
interface CacheStorage {
  readonly default: Cache;
}

/** Secrets that a deployment may do without. */
declare namespace Cloudflare {
  interface Env {
    /** The SESSION_SECRET before this one, for as long as it is being rotated (docs/operations.md). */
    SESSION_SECRET_OLD?: string;
    TURNSTILE_SECRET?: string;
    /** What signs notifications (`npm run push:keys`), and where push services can reach us about them. */
    VAPID_PUBLIC_KEY?: string;
    VAPID_PRIVATE_KEY?: string;
    VAPID_SUBJECT?: string;
    /** The login of an account with Shield by Project Arachnid, which compares photos with known abuse material. */
    SHIELD_USERNAME?: string;
    SHIELD_PASSWORD?: string;
  }
}
