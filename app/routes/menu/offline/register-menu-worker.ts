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
  const isFirst = !serviceWorker.controller;
  const [scope = "", language = ""] = /^(.*)\/menu\//.exec(location.pathname) ?? [];
  await serviceWorker.register(`${language}/menu-worker.js`, { scope });
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  if (isFirst) active?.postMessage(loaded);
}
