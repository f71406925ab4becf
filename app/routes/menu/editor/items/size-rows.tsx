import { menuLimits } from "#app/domain/menus/limits.ts";
import { PairRows } from "#app/routes/menu/editor/forms/pair-rows.tsx";
import { PriceInput } from "#app/routes/menu/editor/forms/price-input.tsx";
import { wrongAs, type WrongField } from "#app/routes/menu/editor/forms/use-wrong-field.ts";
import { WrongNote } from "#app/routes/menu/editor/forms/wrong-note.tsx";
import { pairsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { goToEmptyPrice } from "./go-to-empty-price.ts";
import { moveOwnPrice, noteOwnPrice } from "./own-price.ts";

interface SizeRowsProps {
  typed: Fields;
  wrong: WrongField | undefined;
}

/** An item's sizes, each with a price. Rows that are left empty are not saved. */
export function SizeRows({ typed, wrong }: SizeRowsProps) {
  const { sizes, form } = useMessages("editor");
  return (
    <PairRows
      title={sizes.title}
      none={sizes.none}
      add={sizes.add}
      moveUp={sizes.moveUp}
      remove={sizes.remove}
      most={menuLimits.optionsPerItem}
      pairs={pairsOf(typed, "optionName", "optionPriceRupees")}
      note={<WrongNote wrong={wrong} of={["optionName", "optionPriceRupees"]} />}
      noteAt={wrong?.row}
    >
      {({ first, second }, number) => (
        <>
          <input
            name="optionName"
            aria-label={sizes.name({ number })}
            placeholder={sizes.namePlaceholder}
            defaultValue={first}
            autoComplete="off"
            onKeyDown={goToEmptyPrice}
            {...wrongAs(wrong, "optionName", number - 1)}
          />
          <PriceInput
            name="optionPriceRupees"
            aria-label={sizes.price({ number })}
            placeholder={form.price}
            defaultValue={second}
            onFocus={noteOwnPrice}
            onInput={moveOwnPrice}
            {...wrongAs(wrong, "optionPriceRupees", number - 1)}
          />
        </>
      )}
    </PairRows>
  );
}
