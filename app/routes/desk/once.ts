/** Keeps certain forms from being sent twice, as a second answer would replace the first. */

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
