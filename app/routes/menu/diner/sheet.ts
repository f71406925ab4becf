import { make } from "./dom.ts";

const dialog = make("dialog", { className: "sheet", closedBy: "any" });

/** Shows a sheet over the page: its title, a button that closes it, and what is in it. */
export function openSheet(title: string, close: string, ...parts: Node[]): void {
  const closing = make("button", {
    className: "icon close",
    ariaLabel: close,
    onclick: closeSheet,
  });
  dialog.ariaLabel = title;
  dialog.replaceChildren(make("header", {}, make("h2", {}, title), closing), ...parts);
  document.body.appendChild(dialog).showModal();
}

/** Closes it, if it is open. */
export function closeSheet(): void {
  dialog.close();
}
