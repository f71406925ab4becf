/**
 * Registers the service worker of the menus of the page's language. The first one comes after the page, so it is told
 * what the page has loaded.
 */
export function registerMenuWorker(): void {
  // The development server has no built worker.
  if (!import.meta.env.DEV) void register().catch(() => {});
}

/** Rejects in a private window, in a browser without workers, or where storage is off. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  // Of `/hi/menu/…`, the script is `/hi/menu-worker.js`, and the scope `/hi/menu/`.
  await serviceWorker.register("../menu-worker.js", { scope: "./" });
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource");
  if (isFirst) active?.postMessage(loaded.map(({ name }) => name));
}
