import { useEffect, useRef } from "react";
import { useLanguage } from "#app/ui/messages.tsx";
import type { Known, Viewer } from "./keep-known.ts";

/** After the first screen has come to rest, and after a change at most. */
const SOON_MS = 1_000;

/**
 * Keeps what the server has saved of a menu on this phone, which opens the editor with it where no network answers.
 * `known` is undefined as long as no server has answered.
 */
export function useSeenMenu(known: Known | undefined, { role, suggestedCover }: Viewer): void {
  const language = useLanguage();
  const latest = useRef(known);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = known;
    if (!known) return;
    async function keep(): Promise<void> {
      timer.current = undefined;
      const { keepKnown } = await import("./keep-known.ts");
      if (latest.current) await keepKnown(latest.current, { role, suggestedCover, language });
    }
    // What cannot be loaded or kept now is tried again with the next change.
    timer.current ??= setTimeout(() => void keep().catch(() => {}), SOON_MS);
  }, [known, role, suggestedCover, language]);
}
