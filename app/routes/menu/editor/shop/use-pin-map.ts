import { useRef, useState } from "react";
import { pinMapAround, pinOn, type PinMap } from "#app/domain/places/pin-map.ts";
import type { Place } from "#app/domain/places/place.ts";
import { tileAt, type Position } from "#app/domain/places/tiles.ts";
import { readPlaceFile } from "#app/ui/places/read-place-file.ts";

/** The map that is shown once somebody asks for it. */
export function usePinMap() {
  const [map, setMap] = useState<PinMap>();
  const calls = useRef(0);

  async function show(place: Place, isWide = false): Promise<void> {
    const call = ++calls.current;
    const next = await pinMapAround(place, isWide, readPlaceFile);
    if (call === calls.current) setMap(next);
  }

  /** Shows this position, on the current map if it is within it. */
  function showPosition(position: Position): void {
    const tile = tileAt(position);
    const isOnMap = map && !map.isWide && pinOn(map, position);
    if (tile !== undefined && !isOnMap) void show({ tile, name: "" });
  }

  return { map, show, showPosition };
}
