const EDITOR = /^\/shop\/edit\/menu(?:\/([^/]+))?\/?$/;

/** Whether this is the path of a shop's editor, or of that of whoever is logged in. */
export function isEditorPage(path: string): boolean {
  return EDITOR.test(path);
}

/** The id of the shop whose editor is at this path; undefined if it names none. */
export function shopIn(path: string): string | undefined {
  const id = EDITOR.exec(path)?.[1];
  return id && decodeURIComponent(id);
}
