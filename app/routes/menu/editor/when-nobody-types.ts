/** Whether a field has the focus that somebody may be typing into. */
export function isTyping(): boolean {
  return document.activeElement?.matches("input") ?? false;
}

/**
 * Does `act` at once, or when the focus has left the field that somebody types into: what is under their hands
 * must not be replaced. Gives what calls it off.
 */
export function whenNobodyTypes(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    if (isTyping()) return;
    stop();
    act();
  }
  // At that moment the focus is nowhere yet.
  function lookSoon(): void {
    timer = setTimeout(look);
  }
  function stop(): void {
    clearTimeout(timer);
    document.removeEventListener("focusout", lookSoon);
  }
  document.addEventListener("focusout", lookSoon);
  look();
  return stop;
}
