import {
  isPriceOpen,
  pricesOf,
  type ChangeChoice,
  type PlannedDish,
} from "#app/domain/menus/list/planned-dish.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useListActions } from "./list-actions.ts";
import { usePrices } from "./use-prices.ts";

/** What the menu has in the place of a dish, and which of the two is to stand there. */
export function ChangeQuestion({ planned }: { planned: PlannedDish }) {
  const { item, fields, act, dish } = planned;
  const { choose } = useListActions();
  const was = useWas();
  const choicesOf = useChoices();
  if (!item || act === "same" || (fields.length === 0 && !isPriceOpen(dish))) return null;
  return (
    <div className="list-question">
      <p>{was(planned, item)}</p>
      <fieldset className="list-choice">
        <legend className="unseen">{dish.name}</legend>
        {choicesOf(planned, item).map(([choice, text]) => (
          <label key={choice}>
            <input
              type="radio"
              name={`choice-${dish.key}`}
              checked={act === choice}
              onChange={() => choose(dish.key, choice)}
              // What is chosen already can be confirmed.
              onClick={() => choose(dish.key, choice)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Whether its price is another, or may be. */
function hasOtherPrice({ fields, dish }: PlannedDish): boolean {
  return fields.includes("price") || fields.includes("sizes") || isPriceOpen(dish);
}

const OTHERS = [
  "diet",
  "description",
  "secondName",
  "spicy",
  "isFeatured",
  "allergens",
  "kcal",
  "serving",
] as const;

function useWas(): (planned: PlannedDish, item: Item) => string {
  const { change } = useMessages("list");
  const prices = usePrices();
  const whereAndHow = (section: string | undefined, price: string | undefined) => {
    if (section !== undefined)
      return price ? change.elsewhereAt({ section, price }) : change.elsewhere({ section });
    return price === "" ? change.wasWithout : price !== undefined && change.was({ price });
  };
  return (planned, item) => {
    const { fields, elsewhere } = planned;
    const price = prices(item);
    const others = OTHERS.filter((field) => fields.includes(field));
    return [
      whereAndHow(elsewhere, hasOtherPrice(planned) ? price : undefined),
      others.length > 0 &&
        change.other({ fields: others.map((field) => change.fields[field]).join(", ") }),
    ]
      .filter(Boolean)
      .join(" ");
  };
}

function useChoices(): (planned: PlannedDish, item: Item) => [ChangeChoice, string][] {
  const { change } = useMessages("list");
  const prices = usePrices();
  const keepText = (was: string) => (was === "" ? change.keepIt : change.keep({ price: was }));
  return (planned, item) => {
    if (isPriceOpen(planned.dish)) return [["keep", keepText(prices(item))]];
    const isElsewhere = planned.fields.includes("section");
    if (isElsewhere)
      return [
        ["add", change.add],
        ["change", change.move],
        ["keep", change.keepIt],
      ];
    const [now, was] = [prices(pricesOf(planned.dish)), prices(item)];
    const isPriced = hasOtherPrice(planned) && now !== "" && was !== "";
    return [
      ["change", isPriced ? change.to({ price: now }) : change.change],
      ["keep", isPriced ? keepText(was) : change.keepIt],
    ];
  };
}
