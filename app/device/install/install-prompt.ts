import { useSyncExternalStore } from "react";

/** The event by which browsers on Android offer to install the app; not yet part of TypeScript's types. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let prompt: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function setPrompt(next: InstallPrompt | undefined) {
  prompt = next;
  for (const tell of listeners) tell();
}

// At once: the event comes a single time, perhaps before React.
if (typeof window !== "undefined") {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => setPrompt(undefined));
}

/** Asks the browser to install the app; undefined while the browser does not offer it. */
export function useInstallPrompt(): (() => void) | undefined {
  const offered = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => prompt,
    () => undefined,
  );
  return offered && (() => void offered.prompt().finally(() => setPrompt(undefined)));
}
