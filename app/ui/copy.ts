/** Buttons that copy a field's text and say so in their own words. Without a script the text can be selected by hand. */

type Field = HTMLInputElement | HTMLTextAreaElement;

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
  const { copy, copied = "", select = "" } = button.dataset;
  const field = document.querySelector<Field>(`#${copy}`);
  const told = button.parentElement?.querySelector(".copied");
  if (!field || !told) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    const copying = navigator.clipboard?.writeText(field.value) ?? Promise.reject(new Error());
    copying.then(
      () => (told.textContent = copied),
      // Plain http, or no permission: the text stands there selected instead.
      () => {
        field.select();
        told.textContent = select;
      },
    );
  });
}
