import { useEffect, useEffectEvent } from "react";

const EVERY_MS = 5000;

/** Goes on to `path` as soon as the server can be reached. */
export function useWayBack(path: string): void {
  useReachable(() => {
    location.replace(path);
    // The page is left: nothing is to be asked any more, however long that takes.
    return new Promise<never>(() => {});
  });
}

/**
 * Calls `goOn` as soon as the server can be reached, which is asked now and then while the page is in view; and, as long
 * as it is shown, again once that is done.
 */
export function useReachable(goOn: () => Promise<unknown>): void {
  const goOnNow = useEffectEvent(goOn);
  useEffect(() => {
    let isGoing = false;
    const goOnIfReachable = async () => {
      if (document.visibilityState === "hidden" || !(await isReachable()) || isGoing) return;
      isGoing = true;
      await goOnNow();
      isGoing = false;
    };
    const ask = () => {
      if (!isGoing) void goOnIfReachable();
    };
    addEventListener("online", ask);
    const timer = setInterval(ask, EVERY_MS);
    return () => {
      // Nothing that is still to be answered leads anywhere.
      isGoing = true;
      removeEventListener("online", ask);
      clearInterval(timer);
    };
  }, []);
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const reply = await fetch("/healthz", { cache: "no-store" });
    const { status } = await reply.json<{ status: string }>();
    return status === "ok";
  } catch {
    // Not reached, or answered by something on the way.
    return false;
  }
}
