import { moneyIn } from "#app/domain/menus/list/cells.ts";
import type { MendedDish } from "#app/domain/menus/list/mends.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useListActions } from "./list-actions.ts";
import { goToNextAnswer } from "./price-field.tsx";

/** The sizes whose prices could not be read, each with a field for its price. */
export function UnreadSizes({ dish }: { dish: MendedDish }) {
  const { mend } = useMessages("list");
  const actions = useListActions();
  const unread = dish.sizes.filter((size) => size.unread !== undefined);
  if (unread.length === 0) return null;
  const price = (at: number, pricePaise: number) => {
    const sizes = dish.sizes.map((size, index) =>
      index === at ? { name: size.name, pricePaise } : size,
    );
    actions.mend(dish.key, { sizes });
  };
  return (
    <div className="list-sizes">
      {unread.map((size) => (
        <label key={dish.sizes.indexOf(size)}>
          <span>{size.name}</span>
          <input
            data-answer
            inputMode="decimal"
            autoComplete="off"
            placeholder={mend.pricePlaceholder}
            aria-label={mend.price({ name: size.name })}
            onKeyDown={goToNextAnswer}
            onBlur={({ currentTarget }) => {
              const pricePaise = moneyIn(currentTarget.value.trim())?.pricePaise;
              const isWrong = pricePaise == null && currentTarget.value !== "";
              currentTarget.setAttribute("aria-invalid", String(isWrong));
              if (pricePaise != null) price(dish.sizes.indexOf(size), pricePaise);
            }}
          />
        </label>
      ))}
    </div>
  );
}
