import type { Position } from "#app/domain/places/tiles.ts";

const KM_PER_DEGREE = 111.195;

/** The position this many kilometres north and east of another. */
export function awayFrom(
  { latitude, longitude }: Position,
  { north, east }: { north: number; east: number },
): Position {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + north / KM_PER_DEGREE,
    longitude: longitude + east / KM_PER_DEGREE / shrink,
  };
}
