import type { Position } from "#app/domain/places/tiles.ts";

/** A map with a pin at a position, which the phone may open in an app (https://developers.google.com/maps/documentation/urls). */
export function mapAppLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
