import { useEffect, useState, type RefObject } from "react";

/** By then a tap has reached what it was meant for: without the question all below it moves. */
const TAP_MS = 300;

/** For how many sizes' names a row asks; 0 for none. It asks no more once the focus is in another part of the page. */
export function useSizeQuestion(form: RefObject<HTMLFormElement | null>) {
  const [sizesAsked, setAsked] = useState(0);
  const isAsked = sizesAsked > 0;
  useEffect(() => {
    const row = form.current;
    if (!row || !isAsked) return;
    const look = () => {
      // Another window takes the focus from the page, not from the field.
      if (document.hasFocus() && !row.contains(document.activeElement)) setAsked(0);
    };
    const lookSoon = () => void setTimeout(look, TAP_MS);
    row.addEventListener("focusout", lookSoon);
    return () => row.removeEventListener("focusout", lookSoon);
  }, [form, isAsked]);

  /** Asks; where it asks that already, leads back to it. */
  function ask(count: number): void {
    setAsked(count);
    form.current?.querySelector<HTMLElement>(".size-names input")?.focus();
  }

  function stopAsking(): void {
    setAsked(0);
  }

  function backToPrice(): void {
    form.current?.querySelector<HTMLElement>("[name=priceRupees]")?.focus();
    stopAsking();
  }

  return { sizesAsked, ask, stopAsking, backToPrice };
}
