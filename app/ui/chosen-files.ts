/** Says in a FileField which files are chosen: the browser's own control, which says so, is out of sight. */
export function showChosen(field: HTMLInputElement): void {
  const names = Array.from(field.files ?? [], ({ name }) => name).join(", ");
  field.parentElement?.querySelector(".file-name")?.replaceChildren(names);
}
