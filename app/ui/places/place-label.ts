import type { Place } from "#app/domain/places/place.ts";
import { centreOf } from "#app/domain/places/tiles.ts";
import type { Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";

/** The name of a place, or the coordinates of the middle of its tile, which tell it from its neighbours. */
export function placeLabel({ tile, name }: Place, places: Messages<Catalogue["places"]>): string {
  if (name !== "") return name;
  const { latitude, longitude } = centreOf(tile);
  return places.near({ latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) });
}
