/**
 * Keeps certain forms from being sent twice, as a second answer would replace the first, and from being sent by Enter in a
 * field if their first button is hidden. A disabled button would not do: browsers skip it.
 */

const sent = new WeakSet<HTMLFormElement>();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !("once" in form.dataset)) return;

  if (event.submitter?.hidden) {
    event.preventDefault();
    return;
  }
  if (sent.has(form)) event.preventDefault();
  sent.add(form);
});

// Whoever comes back by the browser's Back may send it anew.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
