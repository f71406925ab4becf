import { memo } from "react";
import { pricesOf, type PlannedDish } from "#app/domain/menus/list/planned-dish.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { ChangeQuestion } from "./change-question.tsx";
import { DishForm } from "./dish-form.tsx";
import { DishQuestions, lacksPrice } from "./dish-questions.tsx";
import { ListMark } from "./list-mark.tsx";
import { useListActions } from "./list-actions.ts";
import { PriceField } from "./price-field.tsx";
import { usePrices } from "./use-prices.ts";

interface DishRowProps {
  planned: PlannedDish;
  isEditing: boolean;
}

/** A dish as it was read: its mark, name and prices, and what is to be answered about it. */
export const DishRow = memo(function DishRow({ planned, isEditing }: DishRowProps) {
  const { dish, act, item } = planned;
  return (
    <li
      className="list-dish"
      data-key={dish.key}
      data-asks={asks(planned)}
      data-out={act === "keep" || undefined}
    >
      <ListMark diet={dish.diet ?? item?.diet ?? null} />
      <DishName planned={planned} isEditing={isEditing} />
      <DishPrice planned={planned} isEditing={isEditing} />
      {isEditing ? (
        <DishForm planned={planned} />
      ) : (
        <>
          <DishQuestions planned={planned} />
          <ChangeQuestion planned={planned} />
        </>
      )}
    </li>
  );
}, isSameRow);

function DishName({ planned: { dish, act }, isEditing }: DishRowProps) {
  const { read } = useMessages("list");
  const { edit } = useListActions();
  const language = useLanguage();
  const name = dish.name || read.noName;
  return (
    <button
      type="button"
      className="list-name"
      aria-expanded={isEditing}
      onClick={() => edit(isEditing ? null : dish.key)}
    >
      <span lang={textLanguage(name, language)}>{name}</span>
      {[dish.secondName, dish.description].filter(Boolean).map((text) => (
        <small key={text} lang={textLanguage(text, language)}>
          {text}
        </small>
      ))}
      {act === "same" && <small>{read.alreadyThere}</small>}
    </button>
  );
}

function DishPrice({ planned, isEditing }: DishRowProps) {
  const prices = usePrices();
  if (lacksPrice(planned) && !isEditing) return <PriceField dish={planned.dish} />;
  const { pricePaise, sizes } = planned.dish;
  const read = sizes.filter(({ unread }) => unread === undefined);
  return <span className="list-price">{prices(pricesOf({ pricePaise, sizes: read }))}</span>;
}

function asks({ act, fields, isToLookAt }: PlannedDish): "hard" | "mild" | undefined {
  if (act === "wait") return "hard";
  return isToLookAt || (fields.length > 0 && act !== "same") ? "mild" : undefined;
}

/** Every fix makes a new plan, of up to 3,000 dishes: only those that differ are drawn again. */
function isSameRow(one: DishRowProps, other: DishRowProps): boolean {
  if (one.isEditing !== other.isEditing) return false;
  if (one.planned === other.planned) return true;
  return JSON.stringify(one.planned) === JSON.stringify(other.planned);
}
