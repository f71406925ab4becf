/** Brings back what was typed if the login had ended by the time it was sent: the new login leads back to this page. */

const STORED = "desk-words";
const LOGIN = `${location.origin}/shop/login`;

const field = document.querySelector<HTMLTextAreaElement>("form[data-once] textarea");

/** Gives what was last sent from this page, once only; empty if nothing could be stored. */
function take(): string {
  try {
    const stored = sessionStorage.getItem(STORED) ?? "";
    sessionStorage.removeItem(STORED);
    const path = `${location.pathname} `;
    return stored.startsWith(path) ? stored.slice(path.length) : "";
  } catch {
    return "";
  }
}

const written = take();
if (field?.value === "" && document.referrer.startsWith(LOGIN)) field.value = written;

document.addEventListener("submit", ({ defaultPrevented }) => {
  if (!field || defaultPrevented) return;
  try {
    sessionStorage.setItem(STORED, `${location.pathname} ${field.value}`);
  } catch {
    // Then it has to be typed again.
  }
});
