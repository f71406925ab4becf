const ENDS = ["focusout", "pointerup", "pointercancel", "click", "keyup"];

/** The form of the shop's details minds itself what comes meanwhile. */
const TYPED = "main form[data-typed]:not(.details-form)";

/** Whether a field has the focus that somebody may be typing into, or was left half done, or something is being dragged. */
export function isTyping(): boolean {
  const isHalfDone = document.querySelector(`.sortable-chosen, ${TYPED}`) !== null;
  return isHalfDone || (document.activeElement?.matches("input, textarea") ?? false);
}

/**
 * Does `act` at once, or when nobody types any more and no drag is on: what is under their hands must not be
 * replaced. Gives what calls it off.
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
