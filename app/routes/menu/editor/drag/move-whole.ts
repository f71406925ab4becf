/**
 * Has React move the entries of a list as they are, where a browser can. It takes an element out and puts it in again,
 * which closes a sheet in it, loses the focus and has all of a long card laid out anew.
 */
export function moveWhole(list: HTMLElement | null): void {
  if (!list || !("moveBefore" in list)) return;
  list.insertBefore = <T extends Node>(node: T, before: Node | null): T => {
    if (node.parentNode !== list) return Node.prototype.insertBefore.call(list, node, before) as T;
    list.moveBefore(node, before);
    return node;
  };
}
