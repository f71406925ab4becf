import { useEffect, useState } from "react";

const TICK_MS = 20_000;

/**
 * The time, in milliseconds UTC, that goes on by itself from what the server said: the clock of a phone may be wrong,
 * and what has ended must not be shown.
 */
export function useNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);

  useEffect(() => {
    const began = performance.now();
    const tell = () => setNow(serverNow + performance.now() - began);
    tell();
    const timer = setInterval(tell, TICK_MS);
    return () => clearInterval(timer);
  }, [serverNow]);

  return now;
}
