import { sizeOf } from "#app/domain/menus/photo-key.ts";
import { make, onClick } from "./dom.ts";
import { openDialog } from "./open-dialog.ts";
import viewerCss from "./viewer.css?url";

/** In pixels. Shorter moves are not swipes. */
const SWIPE = 64;

const picture = make("img", { alt: "" });
const title = make("p");
const button = make("button", { className: "icon close" });
const dialog = make("dialog", { className: "viewer" }, title, button, make("div", {}, picture));
let shown: HTMLAnchorElement | undefined;

/** Shows the photo of a dish over its menu. Closes by its button, Escape, Back, a tap beside it and a swipe. */
export function showPhoto(link: HTMLAnchorElement, close: string): void {
  // The second tap of a double tap.
  if (dialog.open) return;
  shown = link;
  button.ariaLabel = close;
  // The place is that of the large picture from the first moment; until it is there, the small one fills it.
  const { width, height } = sizeOf(link.pathname.slice("/images/".length));
  Object.assign(picture, { width, height });
  picture.style.setProperty("--ratio", `${width / height}`);
  const small = smallOf(link);
  picture.style.backgroundImage = small && `url("${small}")`;
  picture.src = link.href;
  title.textContent = dialog.ariaLabel = link.getAttribute("aria-label");
  title.lang = link.lang || document.documentElement.lang;
  openDialog(dialog);
}

/** The address of the small picture in a link; empty if that could not be had. */
const smallOf = (link?: HTMLAnchorElement) => link?.querySelector("img")?.src ?? "";

// Without a network the small one, which the page has, is all there is.
picture.addEventListener("error", () => {
  const small = smallOf(shown);
  if (small && picture.src !== small) picture.src = small;
  else picture.removeAttribute("src");
});
dialog.addEventListener("close", () => {
  picture.removeAttribute("src");
  picture.style.translate = "";
  shown?.focus({ preventScroll: true });
});
onClick(dialog, ({ target }) => {
  if (target !== picture) dialog.close();
});

/** From where a single finger moves. */
let from: Touch | undefined;
dialog.addEventListener("touchstart", ({ touches }) => {
  const isZoomed = (visualViewport?.scale ?? 1) > 1;
  picture.style.translate = "";
  from = touches.length === 1 && !isZoomed ? touches[0] : undefined;
});
dialog.addEventListener("touchcancel", () => {
  picture.style.translate = "";
  from = undefined;
});
dialog.addEventListener(
  "touchmove",
  ({ touches: [to] }) => {
    if (from && to) {
      picture.style.translate = `${to.clientX - from.clientX}px ${to.clientY - from.clientY}px`;
    }
  },
  { passive: true },
);
dialog.addEventListener("touchend", ({ changedTouches: [to] }) => {
  if (!from || !to) return;
  const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
  from = undefined;
  picture.style.translate = "";
  if (Math.hypot(across, down) > SWIPE) dialog.close();
});

document.body.appendChild(dialog);
document.head.appendChild(make("link", { rel: "stylesheet", href: viewerCss }));
