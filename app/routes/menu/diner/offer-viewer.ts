import { onClick, one } from "./dom.ts";
import type { Words } from "./words.ts";

/** Has photos open in a viewer, which is loaded with the first tap on one; without it the link opens the picture. */
export function offerViewer(diner: Words): void {
  onClick(one("main"), (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a.photo");
    // These keys open another window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import("./viewer.ts").then(
      ({ showPhoto }) => showPhoto(link, diner.close),
      () => location.assign(link.href),
    );
  });
}
