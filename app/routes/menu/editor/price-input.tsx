import type { ComponentProps } from "react";
import { MAX_PRICE_PAISE } from "#app/domain/menus/prices.ts";

/** A field for a price in rupees, with paise where they are needed. */
export function PriceInput(props: ComponentProps<"input">) {
  return (
    <input
      type="number"
      inputMode="decimal"
      step="0.01"
      min="0.01"
      max={MAX_PRICE_PAISE / 100}
      autoComplete="off"
      // A turn of the wheel over the field that has the focus would change the price unseen.
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
}
