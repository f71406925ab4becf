import { isLanguage, type Language } from "#app/messages/languages.ts";
import { followPageLanguage } from "./page-language.ts";

/** The message by which a page asks a new service worker to take over. */
export const TAKE_OVER = "take over";

/** The language that a page's message to the service worker names; undefined if it is about something else. */
export function languageIn(message: unknown): Language | undefined {
  const { language } = (message ?? {}) as { language?: unknown };
  return isLanguage(language) ? language : undefined;
}

/**
 * Registers the service worker, and tells it the language of the page. `onReady` is called with a newer one that waits
 * to take over.
 */
export async function registerWorker(
  language: Language,
  onReady: (newer: ServiceWorker) => void,
): Promise<void> {
  // The development server has no built worker.
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  await followPageLanguage(language);
  try {
    const registration = await navigator.serviceWorker.register("/nearby-worker.js", {
      scope: "/nearby",
    });
    const tell = () => {
      // The very first worker takes over by itself.
      if (registration.active && registration.waiting) onReady(registration.waiting);
    };
    tell();
    const { active, waiting, installing } = registration;
    for (const worker of [active, waiting, installing]) worker?.postMessage({ language });
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", tell);
    });
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
