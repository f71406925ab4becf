import { all, onClick, one } from "./dom.ts";
import type { DinerTexts } from "./texts.ts";

/**
 * Has photos open in a viewer, which a menu with photos loads at once, so that it can be kept for later without a network.
 * Where it cannot be loaded, the link opens the picture. Resolves once it is loaded, or is not needed.
 */
export async function offerViewer(texts: DinerTexts): Promise<void> {
  const main = one("main");
  main.addEventListener("error", ({ target }) => leaveEmpty(target as HTMLImageElement), true);
  for (const image of all<HTMLImageElement>(".photo img")) {
    if (image.complete && image.naturalWidth === 0) leaveEmpty(image);
  }
  onClick(main, (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a.photo");
    // These keys open another window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loadViewer().then(
      ({ showPhoto }) => showPhoto(link, texts.close),
      () => location.assign(link.href),
    );
  });
  if (all(".photo").length > 0) await loadViewer().catch(() => {});
}

const loadViewer = () => import("./viewer.ts");

/** A photo that cannot be had, as without a network, leaves its colour, and not the browser's sign for a broken picture. */
function leaveEmpty(image: HTMLImageElement): void {
  image.removeAttribute("src");
}
