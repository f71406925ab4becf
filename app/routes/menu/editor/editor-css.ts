import board from "./board/board.css?inline";
import crop from "./crop/crop.css?inline";
import bulk from "./bulk.css?inline";
import dialog from "./dialog.css?inline";
import dragging from "./dragging.css?inline";
import entry from "./entry.css?inline";
import find from "./find.css?inline";
import frame from "./editor.css?inline";
import hours from "./hours/hours.css?inline";
import items from "./items.css?inline";
import keptNote from "./kept-note.css?inline";
import dishForm from "./list/dish-form.css?inline";
import leftOut from "./list/left-out.css?inline";
import list from "./list/list.css?inline";
import listRows from "./list/list-rows.css?inline";
import rows from "./rows.css?inline";
import section from "./section.css?inline";
import shopDetails from "./shop-details.css?inline";
import soldOut from "./sold-out.css?inline";
import subheaders from "./subheaders.css?inline";

export const editorCss = [
  frame,
  dialog,
  shopDetails,
  hours,
  board,
  crop,
  rows,
  section,
  subheaders,
  items,
  list,
  listRows,
  dishForm,
  leftOut,
  keptNote,
  dragging,
  bulk,
  entry,
  find,
  soldOut,
].join("");
