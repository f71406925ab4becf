/** Buttons that copy a field's text. Without a script the text can be selected by hand. */

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
  const field = document.querySelector<HTMLTextAreaElement>(`#${button.dataset["copy"]}`);
  const told = button.parentElement?.querySelector(".copied");
  if (!field || !told) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    const copying = navigator.clipboard?.writeText(field.value) ?? Promise.reject(new Error());
    copying.then(
      () => (told.textContent = "Copied"),
      // Plain http, or no permission: the text stands there selected instead.
      () => {
        field.select();
        told.textContent = "Press and hold the selected text to copy it.";
      },
    );
  });
}
