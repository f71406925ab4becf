import { moneyIn } from "#app/domain/menus/list/cells.ts";
import type { MendedDish } from "#app/domain/menus/list/mends.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useListActions } from "./list-actions.ts";
import { goToNextAnswer } from "./next-question.ts";

/** Where the price goes that a line lacks: "70", or "70/110" for two sizes. Enter leads to the next question. */
export function PriceField({ dish }: { dish: MendedDish }) {
  const { mend, read } = useMessages("list");
  const actions = useListActions();
  return (
    <label className="list-rupees">
      <span aria-hidden="true">₹</span>
      <input
        data-answer
        inputMode="decimal"
        autoComplete="off"
        placeholder={mend.pricePlaceholder}
        aria-label={mend.price({ name: dish.name || read.noName })}
        onKeyDown={goToNextAnswer}
        onBlur={({ currentTarget }) => {
          const prices = moneyIn(currentTarget.value.trim());
          currentTarget.setAttribute("aria-invalid", String(!prices && currentTarget.value !== ""));
          const isOwn = prices?.sizes.length === 0 && dish.sizes.length > 0;
          if (prices) actions.mend(dish.key, isOwn ? { pricePaise: prices.pricePaise } : prices);
        }}
      />
    </label>
  );
}
