import { useEffect, useState } from "react";
import { startStopwatch } from "./stopwatch.ts";

const TICK_MS = 20_000;

/** Milliseconds UTC, counted from the server's: a phone's clock may be wrong, and what has ended must not be shown. */
export function useNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);

  useEffect(() => {
    const passed = startStopwatch();
    const tell = () => setNow(serverNow + passed());
    tell();
    const timer = setInterval(tell, TICK_MS);
    // Timers stand still while a phone sleeps.
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, [serverNow]);

  return now;
}
