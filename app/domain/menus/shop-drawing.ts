import type { BoardDish } from "#app/db/shop-columns.ts";
import { suggestCover, type Cover } from "#app/domain/shops/covers.ts";
import { suggestDrawing, type DishDrawing } from "./dish-drawings.ts";

const OF_COVER: Record<Cover, DishDrawing> = {
  cafe: "chai",
  dhaba: "curry",
  sweets: "gulab-jamun",
  bakery: "cake",
  juice: "juice",
  thali: "thali",
};

interface DrawnShop {
  name: string;
  foodType: string;
  categories: string[];
  cover: Cover | null;
  dishes: BoardDish[];
}

/** The dish that is drawn beside a shop: the first of its board that there is a drawing of, else one of its kind of shop. */
export function drawingOfShop({ dishes, cover, ...shop }: DrawnShop): DishDrawing {
  const names = [...dishes, shop].map(({ name }) => name);
  return names.map(suggestDrawing).find(Boolean) ?? OF_COVER[cover ?? suggestCover(shop)];
}
