import { useEffect, useState } from "react";
import { startStopwatch } from "./stopwatch.ts";

const TICK_MS = 20_000;

/**
 * The time, in milliseconds UTC, that goes on by itself from what the server said: the clock of a phone may be wrong,
 * and what has ended must not be shown.
 */
export function useNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);

  useEffect(() => {
    const passed = startStopwatch();
    const tell = () => setNow(serverNow + passed());
    tell();
    const timer = setInterval(tell, TICK_MS);
    // A phone that slept has not ticked.
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, [serverNow]);

  return now;
}
