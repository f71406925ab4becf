import type { ComponentProps } from "react";
import { MAX_PRICE_PAISE } from "#app/domain/menus/prices.ts";

export function PriceInput(props: ComponentProps<"input">) {
  return (
    <input
      type="number"
      inputMode="decimal"
      step="0.01"
      min="0.01"
      max={MAX_PRICE_PAISE / 100}
      autoComplete="off"
      // Scrolling over the focused field would change the price unnoticed.
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  );
}
