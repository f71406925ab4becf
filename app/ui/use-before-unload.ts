import { useEffect, useEffectEvent } from "react";

/** Has the browser ask before it leaves the page, as long as something would be lost. */
export function useBeforeUnload(isToAsk: () => boolean): void {
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isToAsk()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => onLeave(event);
    addEventListener("beforeunload", listener);
    return () => removeEventListener("beforeunload", listener);
  }, []);
}
