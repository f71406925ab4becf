import { useEffect, useEffectEvent } from "react";

const EVERY_MS = 5000;

/** Leaves for `path` as soon as the server can be reached. */
export function useReturn(path: string): void {
  useReachable(() => {
    location.replace(path);
    // Never settles, so that nothing more is asked while the page is being left.
    return new Promise<never>(() => {});
  });
}

/** Calls `goOn` once the server can be reached: checked every few seconds while visible. Restarts after each call. */
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
      // A check that is still under way must not call `goOn` any more.
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
    return status === "ok" || status === "degraded";
  } catch {
    // No network, or a gateway answered.
    return false;
  }
}
