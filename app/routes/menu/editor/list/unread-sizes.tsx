import { sizePriceIn } from "#app/domain/menus/list/cells.ts";
import type { MendedDish } from "#app/domain/menus/list/mends.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useListActions } from "./list-actions.ts";
import { goToNextAnswer } from "./next-question.ts";

/** The sizes whose prices could not be read, each with a field for its price. */
export function UnreadSizes({ dish }: { dish: MendedDish }) {
  const { mend } = useMessages("list");
  const actions = useListActions();
  const unread = dish.sizes.filter((size) => size.unread !== undefined);
  if (unread.length === 0) return null;
  const setPrice = (at: number, pricePaise: number) => {
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
              const pricePaise = sizePriceIn(currentTarget.value);
              const isWrong = pricePaise === undefined && currentTarget.value !== "";
              currentTarget.setAttribute("aria-invalid", String(isWrong));
              if (pricePaise !== undefined) setPrice(dish.sizes.indexOf(size), pricePaise);
            }}
          />
        </label>
      ))}
    </div>
  );
}
