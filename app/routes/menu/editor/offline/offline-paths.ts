const EDITOR = /^\/shop\/edit\/menu(?:\/([^/]+))?\/?$/;
const WAITS = "wait";

/** Whether this is the path of a shop's editor, or of that of whoever is logged in. */
export function isEditorPage(path: string): boolean {
  return EDITOR.test(path);
}

/** The id of the shop whose editor is at this path; undefined if it names none. */
export function shopIn(path: string): string | undefined {
  const id = EDITOR.exec(path)?.[1];
  return id && decodeURIComponent(id);
}

/** Whether whoever opens this address has nothing on this phone to look at meanwhile. */
export function canWait({ searchParams }: URL): boolean {
  return searchParams.has(WAITS);
}

/** The same address for somebody who has nothing to look at. */
export function waitingFor(address: string): string {
  const url = new URL(address);
  url.searchParams.set(WAITS, "");
  return url.href;
}
