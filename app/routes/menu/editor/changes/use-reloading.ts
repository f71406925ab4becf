import { useEffect, useEffectEvent } from "react";
import { whenNobodyTypes } from "./when-nobody-types.ts";

interface Standing {
  isIdle: boolean;
  hasAnswer: boolean;
  missed: number;
  lost: number;
  /** Whether somebody has to choose between two changes, but cannot until the menu has arrived. */
  isChoiceWaiting: boolean;
}

const RETRY_MS = 3_000;

/** Requests the menu after the last answer, again if it failed to arrive, and when the owner comes back. */
export function useReloading(
  { isIdle, hasAnswer, missed, lost, isChoiceWaiting }: Standing,
  reload: () => void,
): void {
  const ask = useEffectEvent(reload);
  const isWaiting = useEffectEvent(() => isChoiceWaiting);
  useEffect(() => {
    if (!isIdle || !hasAnswer) return;
    let stop = () => {};
    // Backs off to once every 30 seconds.
    const delay = missed > 0 ? RETRY_MS * Math.min(lost, 10) : 0;
    const timer = setTimeout(
      () =>
        (stop = whenNobodyTypes(
          () => ask(),
          () => isWaiting(),
        )),
      delay,
    );
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
