const ENDS = ["focusout", "pointerup", "pointercancel", "click", "keyup"];

/** The form of the shop's details handles changes from elsewhere itself. */
const TYPED = "main form[data-typed]:not(.details-form)";

const PRESSED = ':is(button, [role="button"], summary, label):active';

/** Whether somebody may be typing, has left a form half done, is dragging, or holds a button down that must not move. */
export function isTyping(): boolean {
  const isHalfDone = document.querySelector(`.sortable-chosen, ${PRESSED}, ${TYPED}`) !== null;
  return (
    isHalfDone || (document.activeElement?.matches("input:not([type=search]), textarea") ?? false)
  );
}

/** Calls `act` once nobody is typing or dragging. Returns a function that cancels it. */
export function whenNobodyTypes(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    if (isTyping()) return;
    stop();
    act();
  }
  // During these events the focus is nowhere yet.
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
