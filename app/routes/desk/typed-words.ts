/**
 * Brings back what was typed if the login had ended by the time it was sent: the new login leads back to this page. And if
 * another form of the page was sent, which leads back, too.
 */

const STORED = "desk-words";
const LOGIN = `${location.origin}/shop/login`;

interface Stored {
  path: string;
  words: string;
  /** Whether it was their own form that was sent. */
  wereSent: boolean;
}

const field = document.querySelector<HTMLTextAreaElement>("form[data-once] textarea");

/** Gives what was last typed on this page and not received, once only; empty if nothing could be stored. */
function take(): string {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? "null") as Stored | null;
    if (stored?.path !== location.pathname) return "";
    sessionStorage.removeItem(STORED);
    return stored.wereSent && !document.referrer.startsWith(LOGIN) ? "" : stored.words;
  } catch {
    return "";
  }
}

const written = take();
if (field?.value === "") field.value = written;

document.addEventListener("submit", ({ defaultPrevented, target }) => {
  if (!field || defaultPrevented) return;
  const { pathname: path } = location;
  const stored: Stored = { path, words: field.value, wereSent: target === field.form };
  try {
    sessionStorage.setItem(STORED, JSON.stringify(stored));
  } catch {
    // Then it has to be typed again.
  }
});
