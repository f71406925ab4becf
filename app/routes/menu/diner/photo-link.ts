/** The link to a photo that a click follows in this very window. */
export function photoLinkOf({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>("a.photo");
  return ctrlKey || metaKey || shiftKey ? null : link;
}
