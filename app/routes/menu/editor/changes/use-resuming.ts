import { useEffect, useEffectEvent } from "react";
import { waitAfter } from "#app/ui/patience.ts";
import type { Hold } from "./hold.ts";

/** Somebody looks at the page, and a bad line comes and goes without a sign. */
const LONGEST_WAIT_MS = 30_000;

/** Has the sending go on when the network or the owner returns, and now and then if it is the network that is missing. */
export function useResuming(hold: Hold | undefined, resume: () => void): void {
  const goOn = useEffectEvent(resume);
  useEffect(() => {
    if (!hold || hold.isOver) return;
    const look = () => {
      if (document.visibilityState === "visible") goOn();
    };
    const isOffline = hold.why === "unreached";
    const timer = isOffline
      ? setTimeout(() => goOn(), Math.min(waitAfter(hold.times), LONGEST_WAIT_MS))
      : undefined;
    addEventListener("online", look);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", look);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [hold]);
}
