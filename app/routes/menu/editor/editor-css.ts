import dialog from "./dialog.css?inline";
import dragging from "./dragging.css?inline";
import frame from "./editor.css?inline";
import items from "./items.css?inline";
import rows from "./rows.css?inline";
import section from "./section.css?inline";
import shopDetails from "./shop-details.css?inline";
import subheaders from "./subheaders.css?inline";

export const editorCss = [
  frame,
  dialog,
  shopDetails,
  rows,
  section,
  subheaders,
  items,
  dragging,
].join("");
