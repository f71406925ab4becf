import type { Diet } from "#app/domain/menus/diet.ts";
import { useMessages } from "#app/ui/messages.tsx";

const SHAPES: Record<Diet, string> = {
  veg: "M8 4.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2Z",
  nonveg: "M8 3.4 12.8 12H3.2z",
  egg: "M8 2.8 13.4 12.4H2.6zM8 6.6c-1 0-1.8 1.5-1.8 2.7a1.8 1.8 0 0 0 3.6 0C9.8 8.1 9 6.6 8 6.6z",
};

/** The mark of a dish as its row shows it; an empty place if it has none. */
export function ListMark({ diet }: { diet: Diet | null }) {
  const { dish } = useMessages("ui");
  if (!diet) return <span className="list-mark" />;
  return (
    <svg
      className="list-mark"
      data-diet={diet}
      viewBox="0 0 16 16"
      role="img"
      aria-label={dish[diet]}
    >
      <rect x="1" y="1" width="14" height="14" rx="2" />
      <path d={SHAPES[diet]} fillRule="evenodd" />
    </svg>
  );
}
