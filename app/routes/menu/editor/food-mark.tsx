import type { Diet } from "#app/domain/menus/diet.ts";

/** As the public menu draws them, for who enters dishes: the words stand beside. */
const SHAPES: Record<Diet, string> = {
  veg: "M8 4.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z",
  nonveg: "M8 3.4 12.8 12H3.2z",
  egg: "M8 2.8 13.4 12.4H2.6zM8 6.6c-1 0-1.8 1.5-1.8 2.7a1.8 1.8 0 0 0 3.6 0C9.8 8.1 9 6.6 8 6.6z",
};

/** The mark of a dish, with its word, or hidden from screen readers where a word stands beside it. */
export function FoodMark({ diet, word }: { diet: Diet; word?: string }) {
  return (
    <svg
      className={`dish-mark is-${diet}`}
      viewBox="0 0 16 16"
      {...(word ? { role: "img", "aria-label": word } : { "aria-hidden": true })}
    >
      <rect x="1" y="1" width="14" height="14" rx="2" />
      <path d={SHAPES[diet]} fillRule="evenodd" />
    </svg>
  );
}
