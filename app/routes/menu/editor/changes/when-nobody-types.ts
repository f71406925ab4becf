const ENDS = ["focusout", "pointerup", "pointercancel", "click", "keyup"];

/** The form of the shop's details handles changes from elsewhere itself. */
const TYPED = "main form[data-typed]:not(.details-form)";

const PRESSED = ':is(button, [role="button"], summary, label):active';

/** The row for the next dish, while it is empty. */
const EMPTY_ROW =
  ".entry:not(:has(input:is([name=name], [name=priceRupees]):not(:placeholder-shown)))";

/** An operator whose last change has arrived is on the way back to the desk, and may then no longer ask for the menu. */
const LEAVING = ".on-behalf[data-leaving]";

/**
 * Whether somebody may be typing, has left a form half done, is dragging, holds a button down that must not move, or is
 * leaving. If a choice waits for the menu, having the focus in the empty row for the next dish does not count as typing.
 */
export function isTyping(isChoiceWaiting = false): boolean {
  const halfDone = `.sortable-chosen, ${PRESSED}, ${TYPED}, ${LEAVING}`;
  const isHalfDone = document.querySelector(halfDone) !== null;
  const { activeElement } = document;
  const isInEmptyRow = isChoiceWaiting && activeElement?.closest(EMPTY_ROW) != null;
  const isInField = activeElement?.matches("input:not([type=search]), textarea") ?? false;
  return isHalfDone || (isInField && !isInEmptyRow);
}

/** Calls `act` once nobody is typing or dragging. Returns a function that cancels it. */
export function whenNobodyTypes(act: () => void, isChoiceWaiting = () => false): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    if (isTyping(isChoiceWaiting())) return;
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
