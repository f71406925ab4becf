import { onClick, one } from "./dom.ts";
import { photoLinkOf } from "./photo-link.ts";
import viewer from "./viewer.ts?worker&url";

/** Has photos open in a viewer, which is loaded with the first tap on one; without it the link opens the picture. */
export function offerViewer(): void {
  let asked: Promise<unknown> | undefined;
  onClick(one("main"), (event) => {
    const link = photoLinkOf(event);
    if (!link || asked) return;
    event.preventDefault();
    asked = import(/* @vite-ignore */ viewer);
    asked.then(
      () => link.click(),
      () => location.assign(link.href),
    );
  });
}
