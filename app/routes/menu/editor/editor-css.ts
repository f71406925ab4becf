import board from "./board/board.css?inline";
import buttons from "./buttons.css?inline";
import saving from "./changes/saving.css?inline";
import dock from "./dock.css?inline";
import dragging from "./drag/dragging.css?inline";
import frame from "./editor.css?inline";
import entry from "./entry/entry.css?inline";
import find from "./find/find.css?inline";
import jumpList from "./find/jump-list.css?inline";
import dialog from "./forms/dialog.css?inline";
import hours from "./hours/hours.css?inline";
import items from "./items/items.css?inline";
import rows from "./items/rows.css?inline";
import photoStatus from "./photos/photo-status.css?inline";
import sectionTools from "./sections/section-tools.css?inline";
import section from "./sections/section.css?inline";
import subheaders from "./sections/subheaders.css?inline";
import shopMenu from "./shop-menu.css?inline";
import shopDetails from "./shop/shop-details.css?inline";
import shortScreen from "./short-screen.css?inline";
import soldOut from "./sold-out/sold-out.css?inline";
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
  sectionTools,
  subheaders,
  items,
  photoStatus,
  dragging,
  entry,
  find,
  jumpList,
  soldOut,
  shortScreen,
  dialog,
].join("");
