import { useEffect, useEffectEvent } from "react";
import { whenNobodyTypes } from "./when-nobody-types.ts";

interface Standing {
  isIdle: boolean;
  hasAnswer: boolean;
  missed: number;
  lost: number;
}

const RETRY_MS = 3_000;

/**
 * Asks for the menu when all is answered, again where it was missed, and when its owner comes back to the page
 * or to the network: another may have changed it meanwhile.
 */
export function useReloading(
  { isIdle, hasAnswer, missed, lost }: Standing,
  reload: () => void,
): void {
  const ask = useEffectEvent(reload);
  useEffect(() => {
    if (!isIdle || !hasAnswer) return;
    let stop = () => {};
    // The longer it does not come, the less often it is asked for: every half minute at last.
    const delay = missed > 0 ? RETRY_MS * Math.min(lost, 10) : 0;
    const timer = setTimeout(() => (stop = whenNobodyTypes(() => ask())), delay);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isIdle, hasAnswer, missed, lost]);
  useEffect(() => {
    if (!isIdle) return;
    let stop = () => {};
    function onReturn(): void {
      stop();
      if (document.visibilityState === "visible") stop = whenNobodyTypes(() => ask());
    }
    document.addEventListener("visibilitychange", onReturn);
    addEventListener("online", onReturn);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onReturn);
      removeEventListener("online", onReturn);
    };
  }, [isIdle]);
}
