import board from "./board/board.css?inline";
import buttons from "./buttons.css?inline";
import dock from "./dock.css?inline";
import dragging from "./dragging.css?inline";
import entry from "./entry.css?inline";
import find from "./find.css?inline";
import frame from "./editor.css?inline";
import hours from "./hours/hours.css?inline";
import items from "./items.css?inline";
import photoStatus from "./photos/photo-status.css?inline";
import rows from "./rows.css?inline";
import saving from "./saving.css?inline";
import section from "./section.css?inline";
import shopDetails from "./shop-details.css?inline";
import shopMenu from "./shop-menu.css?inline";
import soldOut from "./sold-out.css?inline";
import subheaders from "./subheaders.css?inline";
import toolbar from "./toolbar.css?inline";

/** What the first screen needs. The rest is in later.css. */
export const editorCss = [
  frame,
  shopMenu,
  dock,
  saving,
  toolbar,
  buttons,
  shopDetails,
  hours,
  board,
  rows,
  section,
  subheaders,
  items,
  photoStatus,
  dragging,
  entry,
  find,
  soldOut,
].join("");
