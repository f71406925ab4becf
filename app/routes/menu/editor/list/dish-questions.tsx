import type { ReactNode } from "react";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { looksLikeFormula } from "#app/domain/menus/list/formulas.ts";
import { unreadPrices, type DishDoubt, type ListDish } from "#app/domain/menus/list/list.ts";
import { isAnswerable, readAs } from "#app/domain/menus/list/mends.ts";
import { pricesOf, type PlannedDish } from "#app/domain/menus/list/planned-dish.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useListActions } from "./list-actions.ts";
import { goToNextAnswer, goToNextQuestion } from "./next-question.ts";
import { UnreadSizes } from "./unread-sizes.tsx";
import { usePrices } from "./use-prices.ts";

/** Whether a price alone is what is missing. */
export function lacksPrice({ doubts, dish }: PlannedDish): boolean {
  return doubts.includes("noPrice") || doubts.includes("free") || dish.unread !== undefined;
}

/** What is unclear about a dish, in words, and the answers to it. */
export function DishQuestions({ planned }: { planned: PlannedDish }) {
  const list = useMessages("list");
  const { mend } = list;
  const actions = useListActions();
  const say = useDoubtText(planned);
  const { doubts, dish } = planned;
  if (doubts.length === 0) return null;
  const said = doubts.includes("headingOrDish") ? doubts.filter(isNotOfPrice) : doubts;
  return (
    <div className="list-question">
      <p>{said.map(say).join(" ")}</p>
      {doubts.includes("sizeNames") && <SizeNames planned={planned} />}
      <UnreadSizes dish={dish} />
      <div className="list-answers">
        <LineAnswers planned={planned} />
        {doubts.every(isAnswerable) && !isOneDishAsked(planned) && (
          <Answer onGive={() => actions.mend(dish.key, { isFine: true })}>
            {doubts.includes("headingOrDish") ? mend.dish : mend.right}
          </Answer>
        )}
        {areSizesNamed(planned) && (
          <Answer onGive={() => actions.mend(dish.key, { sizes: dish.sizes })}>{mend.right}</Answer>
        )}
        {needsForm(planned) && (
          <button type="button" onClick={() => actions.edit(dish.key)}>
            {mend.edit}
          </button>
        )}
        {doubts.includes("headingOrDish") && (
          <Answer onGive={() => actions.mend(dish.key, { as: "section" })}>{mend.section}</Answer>
        )}
        <Answer onGive={() => actions.mend(dish.key, { isLeftOut: true })}>{mend.leaveOut}</Answer>
      </div>
    </div>
  );
}

function Answer({ onGive, children }: { onGive: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={(event) => {
        goToNextQuestion(event);
        onGive();
      }}
    >
      {children}
    </button>
  );
}

function useDoubtText({ dish }: PlannedDish): (doubt: DishDoubt) => string {
  const { doubts } = useMessages("list");
  const prices = usePrices();
  const { nameLength: name, textLength: text } = menuLimits;
  const several = dish.readings?.several ?? [];
  const nameAndPrice = (each: ListDish) => `${each.name} ${prices(pricesOf(each))}`;
  const dishes = several.map(nameAndPrice).join(", ");
  const notPrice = (written: string) =>
    looksLikeFormula(written)
      ? doubts.formula({ text: written })
      : doubts.priceUnclear({ text: written });
  return (doubt) => {
    if (doubt === "tooLong") return doubts.tooLong({ name, text });
    if (doubt === "priceUnclear") return unreadPrices(dish).map(notPrice).join(" ");
    if (doubt === "formula") return doubts.formula({ text: dish.name });
    if (doubt === "severalDishes") return doubts.severalDishes({ count: several.length, dishes });
    if (doubt === "severalPrices" && several.length > 0)
      return doubts.oneOrSeveral({ count: several.length, dishes });
    return doubts[doubt];
  };
}

function isOneDishAsked({ dish, doubts }: PlannedDish): boolean {
  return dish.readings !== undefined && doubts.includes("severalPrices");
}

/** Whether a line is one dish or several: a tap for the reading that it does not have, and for either where it is open. */
function LineAnswers({ planned }: { planned: PlannedDish }) {
  const { mend } = useMessages("list");
  const actions = useListActions();
  const { dish, doubts } = planned;
  const isOpen = isOneDishAsked(planned);
  if (!dish.readings || !(isOpen || doubts.includes("severalDishes"))) return null;
  const count = dish.readings.several.length;
  return (
    <>
      {isOpen && (
        <Answer onGive={() => actions.mend(dish.key, readAs("several"))}>
          {mend.several({ count })}
        </Answer>
      )}
      <Answer onGive={() => actions.mend(dish.key, readAs("one"))}>{mend.one}</Answer>
    </>
  );
}

/** A heading needs no price. */
function isNotOfPrice(doubt: DishDoubt): boolean {
  return doubt !== "noPrice" && doubt !== "priceOrName";
}

const ANSWERED: ReadonlySet<DishDoubt> = new Set([
  "noPrice",
  "priceUnclear",
  "free",
  "sizeNames",
  "headingOrDish",
  "struckOut",
  "severalDishes",
]);

/** What the row has no answer to of its own. */
function needsForm(planned: PlannedDish): boolean {
  const isAsked = isOneDishAsked(planned);
  return planned.doubts.some(
    (doubt) => !ANSWERED.has(doubt) && !(isAsked && doubt === "severalPrices"),
  );
}

/** Whether all that is asked about its sizes is if their names are right. */
function areSizesNamed({ doubts, dish }: PlannedDish): boolean {
  return doubts.includes("sizeNames") && dish.sizes.every(({ name }) => name !== "");
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
