import type { RouterContextProvider } from "react-router";
import { drawingOfShop } from "#app/domain/menus/shop-drawing.ts";
import { labelCorner, placesAround } from "#app/domain/places/corner-map.ts";
import type { Place } from "#app/domain/places/place.ts";
import { listShopsNear } from "#app/domain/posts/shops-near.ts";
import { database, readPlaceNames } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";

export type ShownShop = Awaited<ReturnType<typeof readCorner>>["shops"][number];

/** What is around a place, whoever has posted: the shops, nearest first, and the names on its map. */
export async function readCorner(
  context: Readonly<RouterContextProvider>,
  place: Place,
  now: number,
) {
  const options = feedOptions(context, now);
  const [found, places] = await Promise.all([
    listShopsNear(context.get(database), readerOf(context), place.tile, options),
    // A map without names is better than none.
    placesAround(place.tile, context.get(readPlaceNames)).catch(() => []),
  ]);
  const shops = found.map((shop) => {
    const { id, name, secondName, open, km } = shop;
    const [first] = shop.dishes;
    return { id, name, secondName, open, km, first, drawing: drawingOfShop(shop) };
  });
  return { shops, labels: labelCorner(place, places, found) };
}
