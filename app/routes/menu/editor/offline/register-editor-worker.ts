/** Registers the editor's service worker, which keeps a page in this language for when there is no network. */
export function registerEditorWorker(language: string): void {
  // The development server has no built worker.
  if (!import.meta.env.DEV) void register(language).catch(() => {});
}

/** Rejects in a private window, in a browser without workers, or where storage is off. */
async function register(language: string): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register("/shop/edit-worker.js", { scope: "/shop/edit/" });
  const { active } = await serviceWorker.ready;
  active?.postMessage(language);
}
