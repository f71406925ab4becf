import { useEffect, useState } from "react";
import { readLastFeed, type LastFeed } from "./last-feed.ts";

const TICK_MS = 20_000;

/** The saved feed without what has ended by now; undefined until it is read. */
export function useLastFeed(): { feed: LastFeed | undefined; now: number } | undefined {
  const [read, setRead] = useState<{ feed: LastFeed | undefined; now: number }>();

  useEffect(() => {
    const readAgain = async () => {
      const now = Date.now();
      setRead({ feed: await readLastFeed({ now }), now });
    };
    const readOnReturn = () => void readAgain();
    readOnReturn();
    const timer = setInterval(readOnReturn, TICK_MS);
    // Timers stand still while a phone sleeps.
    document.addEventListener("visibilitychange", readOnReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", readOnReturn);
    };
  }, []);

  return read;
}
