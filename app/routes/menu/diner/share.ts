import { make, onClick, one } from "./dom.ts";
import type { DinerTexts } from "./texts.ts";

const SAID_MS = 3_000;

/** Adds the button that shares the menu, or copies its address where a browser cannot share. */
export function offerShare(texts: DinerTexts): void {
  const button = make("button");
  button.innerHTML =
    '<svg viewBox="0 0 24 24" aria-hidden=true><path d="M12 14V4M8 7.5 12 3.5l4 4M5 12v7h14v-7"/></svg><span aria-live=polite></span>';
  // menu.css leaves room for it.
  one("header .ways").appendChild(button);

  function say(words: string, isNews: boolean): void {
    one("span", button).textContent = words;
    button.classList.toggle("said", isNews);
  }

  async function share(): Promise<void> {
    const page = { title: document.title, url: location.origin + location.pathname };
    // Not in every browser, whatever its type says.
    if ("canShare" in navigator && navigator.canShare(page)) return navigator.share(page);
    await navigator.clipboard.writeText(page.url);
    say(texts.copied, true);
    setTimeout(() => say(texts.share, false), SAID_MS);
  }

  say(texts.share, false);
  // Closing the phone's own sheet is a failure, too.
  onClick(button, () => void share().catch(() => {}));
}
