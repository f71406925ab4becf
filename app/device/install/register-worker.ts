import type { Language } from "#app/messages/languages.ts";
import { followLanguage } from "./follow-language.ts";

export const TAKE_OVER = "take over";

/** Registers the service worker, which follows `language`. `onReady` gets a newer worker that waits to take over. */
export async function registerWorker(
  language: Language,
  onReady: (newer: ServiceWorker) => void,
): Promise<void> {
  // The development server has no built worker.
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/nearby-worker.js", {
      scope: "/nearby",
    });
    const tell = () => {
      // The very first worker takes over by itself.
      if (registration.active && registration.waiting) onReady(registration.waiting);
    };
    tell();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", tell);
    });
    await followLanguage(registration, language);
  } catch {
    // A private window, or storage is off.
  }
}

/** Lets the newer worker take over, then reloads the page. */
export function takeOver(newer: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  newer.postMessage(TAKE_OVER);
}
