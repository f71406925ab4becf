// The restore that somebody made last in this tab, by the id of the version before it: the editor asks the server what it
// was, however it is opened. It is gone with the tab.

/** Remembers a restore of a shop's menu; null forgets it, once it is undone. */
export function noteRestore(shopId: string, versionId: string | null): void {
  try {
    if (versionId === null) sessionStorage.removeItem(nameOf(shopId));
    else sessionStorage.setItem(nameOf(shopId), versionId);
  } catch {
    // Where storage is forbidden, a restore is undone in History.
  }
}

/** The id of the version before the last restore; null if there was none. */
export function lastRestore(shopId: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(shopId));
  } catch {
    return null;
  }
}

function nameOf(shopId: string): string {
  return `restored ${shopId}`;
}
