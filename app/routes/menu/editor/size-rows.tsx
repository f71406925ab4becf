import { menuLimits } from "#app/domain/menus/limits.ts";
import { Icon } from "./icon.tsx";
import { pairsOf, type Fields } from "./fields.ts";
import { PriceInput } from "./price-input.tsx";
import { RowTools } from "./row-tools.tsx";
import { useRows } from "./use-rows.ts";

/** The sizes of an item, a name and a price to each, in order. A size without a name is left out when it is saved. */
export function SizeRows({ typed }: { typed: Fields }) {
  const { list, rows, add, remove, moveUp } = useRows(pairsOf(typed, "optionName", "optionPrice"));
  return (
    <fieldset className="rows" ref={list}>
      <legend>Sizes</legend>
      {rows.length === 0 && <p className="none">No size options</p>}
      {rows.map((row, index) => (
        <div key={row.key} className="row">
          <input
            name="optionName"
            aria-label={`Size name ${index + 1}`}
            placeholder="Size name"
            defaultValue={row.first}
            maxLength={menuLimits.nameLength}
            autoComplete="off"
          />
          <PriceInput
            name="optionPrice"
            aria-label={`Size price ${index + 1}`}
            placeholder="Price"
            defaultValue={row.second}
            min="0"
          />
          <RowTools name={`size ${index + 1}`} index={index} onMoveUp={moveUp} onRemove={remove} />
        </div>
      ))}
      {rows.length < menuLimits.optionsPerItem && (
        <button type="button" className="text-button" onClick={add}>
          <Icon name="plus" /> Add size
        </button>
      )}
    </fieldset>
  );
}
