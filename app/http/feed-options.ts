import { waitUntil } from "cloudflare:workers";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import type { FeedOptions, SharedPages } from "#app/domain/posts/shared-pages.ts";
import { findSharedPage, storeSharedPage } from "#app/platform/shared-pages.ts";
import { feedStepMs, readsPastCache } from "./context.ts";
import { logError } from "./log.ts";
import { readLogin } from "./sessions.ts";

/** How often the feed moves on, in milliseconds, as a variable says it; 0 for at once. */
export function stepIn(variable: string): number {
  return Math.max(0, Number.parseInt(variable, 10) || 0);
}

/** How the feed is read at `now`: by whole steps, from the cache of the data centre. */
export function feedOptions(context: Readonly<RouterContextProvider>, now: number): FeedOptions {
  const step = context.get(feedStepMs);
  // Without steps everything is shown, up to this very millisecond.
  const asOf = step > 0 ? now - (now % step) : now + 1;
  return { now, asOf, stepMs: step, pages: isShared(context, step) ? pages : undefined };
}

function isShared(context: Readonly<RouterContextProvider>, step: number): boolean {
  return step > 0 && !context.get(readsPastCache);
}

/**
 * Lets people who are logged in for a shop read the feed without the cache, because a cached feed does not yet have a
 * board that was posted a moment ago. If the login cannot be read, the cache is good enough.
 */
export const showOwnBoard: MiddlewareFunction<Response> = async ({ request, context }) => {
  const login = await readLogin(request).catch(missLogin);
  context.set(readsPastCache, login !== undefined && login.shopId !== null);
};

function missLogin(error: unknown): undefined {
  logError(error, { at: "login of a reader" });
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
