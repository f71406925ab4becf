import { isLanguage, localPath } from "#app/messages/languages.ts";

/**
 * Registers the service worker of the menus of the page's language, once all of the page is there. The first one comes
 * after the page, so it is told what the page has loaded.
 */
export function registerMenuWorker(): void {
  // The development server has no built worker.
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void register().catch(() => undefined));
}

/** Rejects in a private window, or where storage is off. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) return;
  const isFirst = !serviceWorker.controller;
  const scope = localPath(lang, "/menu/");
  await serviceWorker.register(localPath(lang, "/menu-worker.js"), { scope });
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  active?.postMessage(loaded);
}
