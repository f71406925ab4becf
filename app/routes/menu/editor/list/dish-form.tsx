import { useId, useState } from "react";
import { DIETS, type Diet } from "#app/domain/menus/diet.ts";
import type { ListSize } from "#app/domain/menus/list/list.ts";
import type { Mend } from "#app/domain/menus/list/mends.ts";
import type { PlannedDish } from "#app/domain/menus/list/planned-dish.ts";
import { decimalRupees } from "#app/domain/menus/prices.ts";
import { goToEmptyPrice } from "#app/routes/menu/editor/items/go-to-empty-price.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useListActions } from "./list-actions.ts";
import { mendIn, unreadIn, type UnreadFields } from "./mend-in-form.ts";

/** Everything of a dish that can be mended here. */
export function DishForm({ planned }: { planned: PlannedDish }) {
  const { mend } = useMessages("list");
  const problems = useMessages("problems");
  const wrongId = useId();
  // What can be read is taken while the rest is mended: the fields stay as they are.
  const [dish] = useState(planned.dish);
  const [wrong, setWrong] = useState<UnreadFields>();
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
        const form = new FormData(event.currentTarget);
        const unread = unreadIn(form);
        setWrong(unread);
        if (!unread) return end(mendIn(form, dish));
        actions.mend(dish.key, mendIn(form, dish));
        const name = unread.isOwnUnread ? "price" : "sizePrice";
        const at = unread.isOwnUnread ? 0 : (unread.sizes[0] ?? 0);
        event.currentTarget.querySelectorAll<HTMLElement>(`[name=${name}]`)[at]?.focus();
      }}
    >
      <label>
        {mend.name}
        <input name="name" defaultValue={dish.name} autoComplete="off" autoFocus />
      </label>
      <label>
        {mend.ownPrice}
        <input
          name="price"
          inputMode="decimal"
          defaultValue={dish.pricePaise === null ? "" : decimalRupees(dish.pricePaise)}
          autoComplete="off"
          aria-invalid={wrong?.isOwnUnread}
          aria-describedby={wrong?.isOwnUnread ? wrongId : undefined}
        />
      </label>
      <MarkField diet={dish.diet} />
      {Array.from({ length: count }, (_, at) => (
        <SizeFields
          key={at}
          number={at + 1}
          size={dish.sizes[at]}
          wrongId={wrong?.sizes.includes(at) ? wrongId : undefined}
        />
      ))}
      <p id={wrongId} className="alert" role="alert">
        {wrong && problems[wrong.problem]}
      </p>
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

function MarkField({ diet: chosen }: { diet: Diet | null }) {
  const { mend } = useMessages("list");
  const { dish: marks } = useMessages("ui");
  return (
    <label>
      {mend.mark}
      <select name="diet" defaultValue={chosen ?? ""}>
        <option value="">{mend.noMark}</option>
        {DIETS.map((diet) => (
          <option key={diet} value={diet}>
            {marks[diet]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SizeFieldsProps {
  number: number;
  size: ListSize | undefined;
  /** The id of what is said of its price; undefined if nothing is wrong with that. */
  wrongId: string | undefined;
}

function SizeFields({ number, size, wrongId }: SizeFieldsProps) {
  const { mend } = useMessages("list");
  return (
    <div className="list-sizes">
      <input
        name="sizeName"
        aria-label={mend.size({ number })}
        placeholder={mend.sizePlaceholder}
        defaultValue={size?.name}
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
        aria-invalid={wrongId !== undefined}
        aria-describedby={wrongId}
      />
    </div>
  );
}

/** Nothing where its price could not be read. */
function writtenPrice(size: ListSize | undefined): string {
  return size && size.unread === undefined ? decimalRupees(size.pricePaise) : "";
}
