import type { Diet } from "#app/domain/menus/diet.ts";
import { FoodMark } from "#app/routes/menu/editor/food-mark.tsx";
import { useMessages } from "#app/ui/messages.tsx";

/** The mark of a dish as its row shows it; an empty place if it has none. */
export function ListMark({ diet }: { diet: Diet | null }) {
  const { dish } = useMessages("ui");
  return diet ? <FoodMark diet={diet} word={dish[diet]} /> : <span className="no-mark" />;
}
