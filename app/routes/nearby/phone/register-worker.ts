import { TAKE_OVER } from "#app/routes/nearby/worker/messages.ts";

/**
 * Has the browser install the worker, and look for a newer one. `onReady` is called with a newer one that waits to
 * take over. Without the worker all goes on as it does, but nothing is to be seen offline.
 */
export async function registerWorker(onReady: (newer: ServiceWorker) => void): Promise<void> {
  // The development server has no such file: it serves modules.
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/nearby-worker.js", {
      scope: "/nearby",
    });
    const tell = () => {
      // The first ever takes over by itself.
      if (registration.active && registration.waiting) onReady(registration.waiting);
    };
    tell();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", tell);
    });
  } catch {
    // A private window, or storage that is switched off.
  }
}

/** Has the newer worker take over, and then loads the page anew, of the new version. */
export function takeOver(newer: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  newer.postMessage(TAKE_OVER);
}
