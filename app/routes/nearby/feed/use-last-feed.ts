import { useEffect, useState } from "react";
import { readLastFeed, type LastFeed } from "./last-feed.ts";

const TICK_MS = 20_000;

/** What this phone saw last, without what has ended by now; undefined until that is read. */
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
    // A phone that slept has not counted.
    document.addEventListener("visibilitychange", readOnReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", readOnReturn);
    };
  }, []);

  return read;
}
