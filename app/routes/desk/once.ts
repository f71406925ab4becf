/** Keeps certain forms from being sent twice: a second answer would replace one that is shown only once. */

const sent = new WeakSet<HTMLFormElement>();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !("once" in form.dataset)) return;

  if (sent.has(form)) event.preventDefault();
  sent.add(form);
});

// Whoever comes back by the browser's Back may send it anew.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
