import { useEffect } from "react";

const EVERY_MS = 5000;

/** Goes on to `path` as soon as the server can be reached, which is asked now and then while the page is in view. */
export function useWayBack(path: string): void {
  useEffect(() => {
    let isLeaving = false;
    const leaveIfReachable = async () => {
      if (isLeaving || document.visibilityState === "hidden" || !(await isReachable())) return;
      isLeaving = true;
      location.replace(path);
    };
    const ask = () => void leaveIfReachable();
    addEventListener("online", ask);
    const timer = setInterval(ask, EVERY_MS);
    return () => {
      removeEventListener("online", ask);
      clearInterval(timer);
    };
  }, [path]);
}

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch("/healthz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
