import { all, onClick, one } from "./dom.ts";
import type { DinerTexts } from "./texts.ts";

/** Whether this step of the browser's history is a photo that is open. */
export const isOfPhoto = () => (history.state as { photo?: boolean } | null)?.photo === true;

/** Has photos open in a viewer, which is loaded with the first tap on one; without it the link opens the picture. */
export function offerViewer(texts: DinerTexts): void {
  const main = one("main");
  main.addEventListener("error", ({ target }) => leaveEmpty(target as HTMLImageElement), true);
  for (const image of all<HTMLImageElement>(".photo img")) {
    if (image.complete && image.naturalWidth === 0) leaveEmpty(image);
  }
  // It was open when the page was loaded again, which closed it.
  if (isOfPhoto()) history.back();
  onClick(main, (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a.photo");
    // These keys open another window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import("./viewer.ts").then(
      ({ showPhoto }) => showPhoto(link, texts.close),
      () => location.assign(link.href),
    );
  });
}

/** A photo that cannot be had, as without a network, leaves its colour, and not the browser's sign for a broken picture. */
function leaveEmpty(image: HTMLImageElement): void {
  image.removeAttribute("src");
}
