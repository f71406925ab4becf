import type { KeyboardEvent } from "react";

/** Enter in the name of a size saves nothing while its price is still to be typed: it leads there, to the next field. */
export function goToEmptyPrice(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  const { value, nextElementSibling: price } = event.currentTarget;
  if (value.trim() === "" || !(price instanceof HTMLInputElement) || price.value.trim() !== "")
    return;
  event.preventDefault();
  price.focus();
}
