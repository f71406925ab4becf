import type { Position } from "#app/domain/places/tiles.ts";

/**
 * The address of a map with a pin at a position, which phones may open in their map app
 * (https://developers.google.com/maps/documentation/urls).
 */
export function mapAppLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
