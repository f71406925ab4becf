import type { FocusEvent, InputEvent } from "react";

/** Notes, as a size's price is about to be typed, whether the item's own price repeats it. */
export function noteOwnPrice({ currentTarget: size }: FocusEvent<HTMLInputElement>): void {
  const isRepeated = size.value !== "" && ownPrice(size)?.value === size.value;
  size.toggleAttribute("data-repeated", isRepeated);
}

/**
 * Has the item's own price follow that of a size which it repeats. No menu shows such a price: left behind, it would
 * stand there as one more size, "Regular".
 */
export function moveOwnPrice({ currentTarget: size }: InputEvent<HTMLInputElement>): void {
  const own = ownPrice(size);
  if (own && size.hasAttribute("data-repeated")) own.value = size.value;
}

function ownPrice({ form }: HTMLInputElement): HTMLInputElement | undefined {
  const own = form?.elements.namedItem("priceRupees");
  return own instanceof HTMLInputElement ? own : undefined;
}
