import { useEffect, useEffectEvent } from "react";

/** Reads fields once the page is taken over: something may have been typed before. */
export function useFirstRead(read: () => void): void {
  const readFirst = useEffectEvent(read);
  useEffect(() => {
    const frame = requestAnimationFrame(() => readFirst());
    return () => cancelAnimationFrame(frame);
  }, []);
}
