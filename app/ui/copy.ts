/** Buttons that copy the text of a field, or of another element, and say so in their own words. Without a script the text can be selected by hand. */

type Field = HTMLInputElement | HTMLTextAreaElement;

for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
  const { copy, copied = "", select = "" } = button.dataset;
  const source = document.querySelector<Field | HTMLParagraphElement>(`#${copy}`);
  const told = button.parentElement?.querySelector(".copied");
  if (!source || !told) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    const text = "value" in source ? source.value : source.textContent;
    const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error());
    copying.then(
      () => (told.textContent = copied),
      // Plain http, or no permission: the text stands there selected instead.
      () => {
        if ("select" in source) source.select();
        else getSelection()?.selectAllChildren(source);
        told.textContent = select;
      },
    );
  });
}
