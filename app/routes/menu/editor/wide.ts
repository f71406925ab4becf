import { createContext, startTransition, useEffect, useRef, useState } from "react";
import type { Catalogue } from "#app/messages/en.ts";
import type { Language } from "#app/messages/languages.ts";
import { leavePlace } from "./keep-place.ts";

/** What only a wide screen shows: the grid in the place of the lists, and the diner's page beside it. */
export type WideParts = typeof import("./grid/wide-parts.ts") & {
  texts: Pick<Catalogue, "grid" | "menu">;
};

/** Undefined on a narrow screen, and until they are loaded. */
export const WideContext = createContext<WideParts | undefined>(undefined);

const wideScreen = () => matchMedia("(width > 1100px) and (width > 68em)");

/** Whether the screen has room for the grid with its letters. */
export function isWideScreen(): boolean {
  return wideScreen().matches;
}

/** Loads these parts where the screen is wide for its letters, or becomes so. */
export function useWideParts(language: Language): WideParts | undefined {
  const [parts, setParts] = useState<WideParts>();
  const [isWide, setIsWide] = useState(false);
  const leaving = useRef<{ goBack: () => void; isToBeWide: boolean }>(undefined);
  useEffect(() => {
    const screen = wideScreen();
    const listening = new AbortController();
    const { signal } = listening;
    async function follow(): Promise<void> {
      if (screen.matches) {
        // Where it could not be loaded, the lists stay until the network returns.
        const loaded = await load(language).catch(() => undefined);
        if (signal.aborted) return;
        startTransition(() => setParts(loaded));
      }
      startTransition(() => setIsWide(screen.matches));
    }
    function change(): void {
      leaving.current = { goBack: leavePlace(), isToBeWide: screen.matches };
      void follow();
    }
    screen.addEventListener("change", change, { signal });
    addEventListener("online", () => void follow(), { signal });
    void follow();
    return () => listening.abort();
  }, [language]);
  const shown = isWide ? parts : undefined;
  useEffect(() => {
    if (!leaving.current || leaving.current.isToBeWide !== (shown !== undefined)) return;
    leaving.current.goBack();
    leaving.current = undefined;
  });
  return shown;
}

async function load(language: Language): Promise<WideParts | undefined> {
  // The server has no screen: what is only loaded here is no part of it.
  if (import.meta.env.SSR) return undefined;
  const [parts, texts] = await Promise.all([
    import("./grid/wide-parts.ts"),
    language === "hi" ? import("./grid/texts-hi.ts") : import("./grid/texts-en.ts"),
  ]);
  // As in hi.ts, a translation has the same keys with other words.
  return { ...parts, texts: texts as WideParts["texts"] };
}
