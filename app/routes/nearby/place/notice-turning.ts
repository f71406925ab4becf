/**
 * Notices if somebody turns to something else on the page from now on, such as another way to choose a place: what it gives
 * is aborted then. Scrolling and taps on nothing do not count. To abort it ends the noticing.
 */
export function noticeTurning(): AbortController {
  const turned = new AbortController();
  const notice = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a, button, input")) turned.abort();
  };
  // The tap that it begins with is past being captured.
  const options = { capture: true, signal: turned.signal };
  for (const type of ["click", "input"]) document.addEventListener(type, notice, options);
  return turned;
}
