/** What a key asks for: Ctrl+Z to undo, Ctrl+Shift+Z and Ctrl+Y to do it again; undefined if neither. */
export function wishOf(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">,
): "undo" | "redo" | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  const letter = key.toLowerCase();
  if (altKey || !(ctrlKey || metaKey) || !["y", "z"].includes(letter)) return undefined;
  return letter === "y" || shiftKey ? "redo" : "undo";
}
