/** Forms whose answer is shown once, or that ask for what can be done once, are sent once: a second tap's answer would take its place. */

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
