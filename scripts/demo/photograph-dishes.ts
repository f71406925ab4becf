import { and, inArray, isNull } from "drizzle-orm";
import { items } from "#app/db/schema.ts";
import type { DishDrawing } from "#app/domain/menus/dish-drawings.ts";
import { changeItemPhoto } from "#app/domain/menus/item-photo.ts";
import { photoLimits } from "#app/domain/menus/photo-limits.ts";
import type { ImageStores } from "#app/domain/shops/image.ts";
import { DEMO_SHOPS } from "./demo-shops.ts";
import { drawDish } from "./draw-picture.ts";

const PHOTOS: Record<string, DishDrawing> = {
  "Filter Coffee": "coffee",
  "Poha with Sev": "poha",
  "Carrot Cake": "cake",
  "Chicken Tikka": "tikka",
  "दाल मखनी": "dal",
  "Chicken Biryani": "biryani",
};

/** Gives some dishes of the demo shops their photos, unless they have one. */
export async function photographDishes(stores: ImageStores): Promise<void> {
  const { large, small } = photoLimits;
  const without = await stores.db
    .select({ id: items.id, shopId: items.shopId, name: items.name })
    .from(items)
    .where(
      and(
        inArray(items.shopId, DEMO_SHOPS),
        inArray(items.name, Object.keys(PHOTOS)),
        isNull(items.photoKey),
      ),
    );
  for (const { id, shopId, name } of without) {
    const dish = PHOTOS[name] ?? "thali";
    const pictures = {
      large: await drawDish(dish, large.width),
      small: await drawDish(dish, small.width),
    };
    await changeItemPhoto(stores, shopId, { itemId: id, ...pictures });
  }
}
