import { menuLimits } from "#app/domain/menus/limits.ts";
import { pairsOf, type Fields } from "./fields.ts";
import { PairRows } from "./pair-rows.tsx";
import { PriceInput } from "./price-input.tsx";

/** The sizes of an item, a name and a price to each, in order. A size without a name is left out when it is saved. */
export function SizeRows({ typed }: { typed: Fields }) {
  return (
    <PairRows
      legend="Sizes"
      noun="size"
      none="No size options"
      most={menuLimits.optionsPerItem}
      pairs={pairsOf(typed, "optionName", "optionPrice")}
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
            name="optionPrice"
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
