import { menuLimits } from "#app/domain/menus/limits.ts";
import { pairsOf, type Fields } from "./fields.ts";
import { PairRows } from "./pair-rows.tsx";
import { PriceInput } from "./price-input.tsx";

/** An item's sizes, each with a price. Sizes without a name are not saved. */
export function SizeRows({ typed }: { typed: Fields }) {
  return (
    <PairRows
      legend="Sizes"
      noun="size"
      none="No size options"
      most={menuLimits.optionsPerItem}
      pairs={pairsOf(typed, "optionName", "optionPriceRupees")}
    >
      {({ first, second }, number) => (
        <>
          <input
            name="optionName"
            aria-label={`Size name ${number}`}
            placeholder="Size name"
            defaultValue={first}
            maxLength={menuLimits.nameLength}
            autoComplete="off"
          />
          <PriceInput
            name="optionPriceRupees"
            aria-label={`Size price ${number}`}
            placeholder="Price"
            defaultValue={second}
            min="0"
          />
        </>
      )}
    </PairRows>
  );
}
