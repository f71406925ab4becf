/** Forms whose answer is shown once, a password or a report, are sent once: a second tap's would take its place. */

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
