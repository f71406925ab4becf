const ENDS = ["focusout", "pointerup", "pointercancel"];

/** Whether a field has the focus that somebody may be typing into, or something is being dragged. */
export function isTyping(): boolean {
  const isDragging = document.querySelector(".sortable-chosen") !== null;
  return isDragging || (document.activeElement?.matches("input") ?? false);
}

/**
 * Does `act` at once, or when the focus has left the field that somebody types into, or the drag is over: what
 * is under their hands must not be replaced. Gives what calls it off.
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
    for (const type of ENDS) document.removeEventListener(type, lookSoon);
  }
  for (const type of ENDS) document.addEventListener(type, lookSoon);
  look();
  return stop;
}
