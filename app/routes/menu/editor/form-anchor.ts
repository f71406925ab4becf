import { fieldOf, type Fields } from "./fields.ts";

/** Where on the page the thing stands that a form was about, as the end of an address; empty for none. */
export function formAnchor(fields: Fields): string {
  const sectionId = fieldOf(fields, "sectionId");
  const itemId = fieldOf(fields, "itemId");
  const isGone = fieldOf(fields, "operation") === "delete-item";
  if (itemId && !isGone) return `#item-${Number(itemId)}`;
  return sectionId ? `#section-${Number(sectionId)}` : "";
}
