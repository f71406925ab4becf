import { useEffect, useEffectEvent, useRef } from "react";
import { useLanguage } from "#app/ui/messages.tsx";
import { keepKnown, type Known, type Viewer } from "./keep-known.ts";

/** After the first screen has come to rest, and after a change at most. */
const SOON_MS = 1_000;

/**
 * Keeps what the server has saved of a menu on this phone, which opens the editor with it where no network answers.
 * `known` is undefined as long as no server has answered.
 */
export function useSeenMenu(known: Known | undefined, { role, suggestedCover }: Viewer): void {
  const language = useLanguage();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useEffectEvent(async () => {
    if (!known) return;
    await keepKnown(known, { role, suggestedCover, language });
  });
  useEffect(() => {
    if (!known) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // What cannot be kept now is tried again with the next change.
      keep().catch(() => {});
    }, SOON_MS);
  }, [known]);
}
