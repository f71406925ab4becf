import { showChosen } from "#app/ui/chosen-files.ts";

/** Keeps certain forms from being sent twice, as a second answer would replace the first; names chosen files. */

const sent = new WeakSet<HTMLFormElement>();

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !("once" in form.dataset)) return;

  if (sent.has(form)) event.preventDefault();
  sent.add(form);
});

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === "file") showChosen(target);
});

// Whoever comes back by the browser's Back may send it anew.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
