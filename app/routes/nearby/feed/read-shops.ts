import type { RouterContextProvider } from "react-router";
import { drawingOfShop } from "#app/domain/menus/shop-drawing.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { listShopsNear } from "#app/domain/posts/shops-near.ts";
import { database } from "#app/http/context.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";

export type ShownShop = Awaited<ReturnType<typeof readShops>>[number];

/** The shops around a tile as the feed shows them, nearest first. */
export async function readShops(context: Readonly<RouterContextProvider>, tile: Tile, now: number) {
  const found = await listShopsNear(context.get(database), readerOf(context), tile, { now });
  return found.map((shop) => {
    const { id, name, secondName, open, km } = shop;
    const [first] = shop.dishes;
    return { id, name, secondName, open, km, first, drawing: drawingOfShop(shop) };
  });
}
