import type { Diet } from "#app/domain/menus/diet.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";

// The marks of India's food labels (https://www.fssai.gov.in, Labelling and Display Regulations 2020); eggs count as
// non-vegetarian. Drawn rather than coloured in, so that they print without backgrounds and differ without colour.
const SHAPES: Record<Diet, React.ReactNode> = {
  veg: <circle cx="8" cy="8" r="3.6" />,
  nonveg: <path d="M8 3.4 12.8 12H3.2z" />,
  egg: (
    <path
      fillRule="evenodd"
      d="M8 2.8 13.4 12.4H2.6zM8 6.6c-1 0-1.8 1.5-1.8 2.7a1.8 1.8 0 0 0 3.6 0C9.8 8.1 9 6.6 8 6.6z"
    />
  ),
};

/** The shapes that the marks of a menu refer to, each once; nothing where no dish has a mark. */
export function FoodMarkShapes({ menu }: { menu: Menu }) {
  const diets = new Set(menu.sections.flatMap(({ items }) => items.map(({ diet }) => diet)));
  if (diets.size === 0 || (diets.size === 1 && diets.has(null))) return null;
  return (
    <svg className="shapes">
      {[...diets].map(
        (diet) =>
          diet && (
            <symbol key={diet} id={`m-${diet}`} viewBox="0 0 16 16">
              <rect
                x="1"
                y="1"
                width="14"
                height="14"
                rx="2"
                fill="none"
                stroke="currentcolor"
                strokeWidth="1.6"
              />
              {SHAPES[diet]}
            </symbol>
          ),
      )}
    </svg>
  );
}

/** The mark of a dish. Never guessed from a name or from the shop: a wrong green dot is worse than none. */
export function FoodMark({ diet }: { diet: Diet }) {
  const { dish } = useMessages("ui");
  return (
    <>
      <svg className={`food-mark food-${diet}`} role="img" aria-label={dish[diet]}>
        <use href={`#m-${diet}`} />
      </svg>
      {diet === "egg" && (
        <small className="egg" aria-hidden="true">
          {dish.egg}
        </small>
      )}
    </>
  );
}
