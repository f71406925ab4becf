/**
 * Registers the service worker of the menus of the page's language. The first one comes after the page, so it is told
 * what the page has loaded.
 */
export function registerMenuWorker(): void {
  // The development server has no built worker.
  if (!import.meta.env.DEV) void register().catch(() => {});
}

/**
 * A menu that the worker kept gives way to what the network says after all. Not while somebody searches or looks at a
 * sheet, and not again where even the new one came too late.
 */
export function giveWayToNewer(): void {
  const [shown] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!document.documentElement.matches("[data-kept]") || shown?.type === "reload") return;
  const renew = () =>
    void fetch(location.pathname, { method: "HEAD", cache: "no-store" }).then(
      ({ ok }) => ok && !document.querySelector(".searching, dialog[open]") && location.reload(),
      () => {},
    );
  addEventListener("online", renew);
  if (navigator.onLine) renew();
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
