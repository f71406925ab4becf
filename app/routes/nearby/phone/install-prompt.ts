import { useSyncExternalStore } from "react";

/** What browsers on Android hand out when the app can be installed, for the page to use at a better moment. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let prompt: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function setPrompt(next: InstallPrompt | undefined) {
  prompt = next;
  for (const tell of listeners) tell();
}

// From the beginning: the browser hands it out once, and may be quicker than React.
if (typeof window !== "undefined") {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => setPrompt(undefined));
}

/** Asks the browser to install the app, as often as it has said that it can; undefined where it cannot. */
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
