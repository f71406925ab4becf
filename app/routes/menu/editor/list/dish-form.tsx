import { useState } from "react";
import { DIETS } from "#app/domain/menus/diet.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { moneyIn } from "#app/domain/menus/list/cells.ts";
import type { ListSize } from "#app/domain/menus/list/list.ts";
import type { Mend } from "#app/domain/menus/list/mends.ts";
import type { PlannedDish } from "#app/domain/menus/list/planned-dish.ts";
import { decimalRupees } from "#app/domain/menus/prices.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { goToEmptyPrice } from "#app/routes/menu/editor/go-to-empty-price.ts";
import { textsIn } from "./form-texts.ts";
import { useListActions } from "./list-actions.ts";

/** Everything of a dish that can be mended here. */
export function DishForm({ planned: { dish } }: { planned: PlannedDish }) {
  const { mend } = useMessages("list");
  const { dish: marks } = useMessages("ui");
  const actions = useListActions();
  const [count, setCount] = useState(dish.sizes.length);
  const end = (mended: Mend) => {
    actions.mend(dish.key, mended);
    actions.edit(null);
  };
  return (
    <form
      className="list-form"
      onSubmit={(event) => {
        event.preventDefault();
        end(mendIn(new FormData(event.currentTarget)));
      }}
    >
      <label>
        {mend.name}
        <input
          name="name"
          defaultValue={dish.name}
          maxLength={menuLimits.nameLength}
          autoComplete="off"
          autoFocus
        />
      </label>
      <label>
        {mend.ownPrice}
        <input
          name="price"
          inputMode="decimal"
          defaultValue={dish.pricePaise === null ? "" : decimalRupees(dish.pricePaise)}
          autoComplete="off"
        />
      </label>
      <label>
        {mend.mark}
        <select name="diet" defaultValue={dish.diet ?? ""}>
          <option value="">{mend.noMark}</option>
          {DIETS.map((diet) => (
            <option key={diet} value={diet}>
              {marks[diet]}
            </option>
          ))}
        </select>
      </label>
      {Array.from({ length: count }, (_, at) => (
        <SizeFields key={at} number={at + 1} size={dish.sizes[at]} />
      ))}
      <div className="list-answers">
        <button className="button primary">{mend.done}</button>
        <button type="button" onClick={() => setCount(count + 1)}>
          {mend.addSize}
        </button>
        <button type="button" onClick={() => end({ as: "section" })}>
          {mend.section}
        </button>
        <button type="button" onClick={() => end({ isLeftOut: true })}>
          {mend.leaveOut}
        </button>
      </div>
    </form>
  );
}

interface SizeFieldsProps {
  number: number;
  size: { name: string; pricePaise: number } | undefined;
}

function SizeFields({ number, size }: SizeFieldsProps) {
  const { mend } = useMessages("list");
  return (
    <div className="list-sizes">
      <input
        name="sizeName"
        aria-label={mend.size({ number })}
        placeholder={mend.sizePlaceholder}
        defaultValue={size?.name}
        maxLength={menuLimits.nameLength}
        autoComplete="off"
        onKeyDown={goToEmptyPrice}
      />
      <input
        name="sizePrice"
        aria-label={mend.sizePrice({ number })}
        placeholder={mend.pricePlaceholder}
        inputMode="decimal"
        defaultValue={writtenPrice(size)}
        autoComplete="off"
      />
    </div>
  );
}

/** Nothing where its price could not be read. */
function writtenPrice(size: ListSize | undefined): string {
  return size && size.unread === undefined ? decimalRupees(size.pricePaise) : "";
}

/** What the form says. A size without a price is none; "70/110" gives sizes whose names are still to be asked for. */
function mendIn(form: FormData): Mend {
  const [name = ""] = textsIn(form, "name");
  const [price = ""] = textsIn(form, "price");
  const [diet = ""] = textsIn(form, "diet");
  const names = textsIn(form, "sizeName");
  const sizes = textsIn(form, "sizePrice").flatMap((written, at) => {
    const pricePaise = moneyIn(written)?.pricePaise;
    return pricePaise ? [{ name: names[at] ?? "", pricePaise }] : [];
  });
  const own = moneyIn(price);
  return {
    name,
    pricePaise: own?.pricePaise ?? null,
    sizes: sizes.length > 0 ? sizes : (own?.sizes ?? []),
    diet: DIETS.find((known) => known === diet) ?? null,
  };
}
