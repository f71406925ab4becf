import { menuLimits } from "#app/domain/menus/limits.ts";
import type { DishDoubt } from "#app/domain/menus/list/list.ts";
import { isAnswerable } from "#app/domain/menus/list/mends.ts";
import type { PlannedDish } from "#app/domain/menus/list/planned-dish.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useListActions } from "./list-actions.ts";
import { goToNextAnswer } from "./price-field.tsx";

/** Whether a price alone is what is missing. */
export function lacksPrice({ doubts }: PlannedDish): boolean {
  return doubts.includes("noPrice") || doubts.includes("free");
}

/** What is unclear about a dish, in words, and the answers to it. */
export function DishQuestions({ planned }: { planned: PlannedDish }) {
  const list = useMessages("list");
  const { mend } = list;
  const actions = useListActions();
  const { doubts, dish } = planned;
  if (doubts.length === 0) return null;
  const { nameLength: name, textLength: text } = menuLimits;
  const say = (doubt: DishDoubt) =>
    doubt === "tooLong" ? list.doubts.tooLong({ name, text }) : list.doubts[doubt];
  const said = doubts.includes("headingOrDish") ? doubts.filter(isNotPrice) : doubts;
  return (
    <div className="list-question">
      <p>{said.map(say).join(" ")}</p>
      {doubts.includes("sizeNames") && <SizeNames planned={planned} />}
      <div className="list-answers">
        {doubts.every(isAnswerable) && (
          <button type="button" onClick={() => actions.mend(dish.key, { isFine: true })}>
            {mend.right}
          </button>
        )}
        {needsForm(doubts) && (
          <button type="button" onClick={() => actions.edit(dish.key)}>
            {mend.edit}
          </button>
        )}
        {doubts.includes("headingOrDish") && (
          <button type="button" onClick={() => actions.mend(dish.key, { as: "section" })}>
            {mend.section}
          </button>
        )}
        <button type="button" onClick={() => actions.mend(dish.key, { isLeftOut: true })}>
          {mend.leaveOut}
        </button>
      </div>
    </div>
  );
}

function isNotPrice(doubt: DishDoubt): boolean {
  return doubt !== "noPrice";
}

const ANSWERED: ReadonlySet<DishDoubt> = new Set([
  "noPrice",
  "free",
  "sizeNames",
  "headingOrDish",
  "struckOut",
]);

/** What the row has no answer to of its own. */
function needsForm(doubts: DishDoubt[]): boolean {
  return doubts.some((doubt) => !ANSWERED.has(doubt));
}

function SizeNames({ planned: { dish } }: { planned: PlannedDish }) {
  const { mend } = useMessages("list");
  const actions = useListActions();
  const name = (at: number, typed: string) => {
    const sizes = dish.sizes.map((size, index) => (index === at ? { ...size, name: typed } : size));
    actions.mend(dish.key, { sizes });
  };
  return (
    <div className="list-sizes">
      {dish.sizes.map((size, at) => (
        <label key={at}>
          <input
            data-answer
            defaultValue={size.name}
            placeholder={mend.sizePlaceholder}
            aria-label={mend.sizeName({ price: formatRupees(size.pricePaise) })}
            maxLength={menuLimits.nameLength}
            autoComplete="off"
            onKeyDown={goToNextAnswer}
            onBlur={({ currentTarget }) => {
              const typed = currentTarget.value.trim();
              if (typed !== size.name) name(at, typed);
            }}
          />
          <span>{formatRupees(size.pricePaise)}</span>
        </label>
      ))}
    </div>
  );
}
