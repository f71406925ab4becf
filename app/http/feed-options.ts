import { waitUntil } from "cloudflare:workers";
import type { RouterContextProvider } from "react-router";
import type { FeedOptions, SharedPages } from "#app/domain/posts/shared-pages.ts";
import { findSharedPage, storeSharedPage } from "#app/platform/shared-pages.ts";
import { feedStepMs } from "./context.ts";
import { logError } from "./log.ts";

/** How often the feed moves on, in milliseconds, as a variable says it; 0 for at once. */
export function stepIn(variable: string): number {
  return Math.max(0, Number.parseInt(variable, 10) || 0);
}

/** How the feed is read at `now`: by whole steps, from the cache of the data centre. */
export function feedOptions(context: Readonly<RouterContextProvider>, now: number): FeedOptions {
  const step = context.get(feedStepMs);
  // Without steps everything is shown, up to this very millisecond.
  const asOf = step > 0 ? now - (now % step) : now + 1;
  return { now, asOf, stepMs: step, pages: step > 0 ? pages : undefined };
}

/** How much later others see what somebody new writes, in milliseconds: by two steps of the feed. */
export function waitOfNewcomers(context: Readonly<RouterContextProvider>): number {
  return 2 * context.get(feedStepMs);
}

/** Of each build, as what is in them changes with the code. If the cache fails, everything is read from D1. */
const pages: SharedPages = {
  find: (key) => findSharedPage(keyOf(key)).catch(missPage),
  store: (key, page, seconds) =>
    waitUntil(storeSharedPage(keyOf(key), page, seconds).catch(missPage)),
};

function keyOf(key: string): string {
  return `${__BUILD_ID__}/${key}`;
}

function missPage(error: unknown): undefined {
  logError(error, { at: "shared pages" });
}
