import { pinOn, type PinMap } from "#app/domain/places/pin-map.ts";
import type { Position, Tile } from "#app/domain/places/tiles.ts";
import { MapSquares } from "#app/ui/places/map-squares.tsx";
import { PinMapFrame } from "./pin-map-frame.tsx";

interface PinOnMapProps {
  map: PinMap;
  position: Position | undefined;
  onTap: (tile: Tile) => void;
  onLook: (tile: Tile, isWide: boolean) => void;
}

/** The squares around a place with the shop's pin; or bigger squares, each of which opens the map of its area. */
export function PinOnMap({ map, position, onTap, onLook }: PinOnMapProps) {
  const { isWide, around, view } = map;
  const pin = position && pinOn(map, position);
  return (
    <PinMapFrame
      isWide={isWide}
      position={position}
      otherSize={{ type: "button", onClick: () => onLook(around, !isWide) }}
    >
      <MapSquares view={view} pin={pin} labelledBy={isWide ? undefined : "pin-map-heading"}>
        {({ tile }, at, words) =>
          isWide ? (
            <button key={tile} type="button" onClick={() => onLook(tile, false)}>
              {words}
            </button>
          ) : (
            <label key={tile}>
              {/* Not a field of the form around it. */}
              <input
                type="radio"
                form=""
                name="square"
                checked={at === pin?.square}
                onChange={() => onTap(tile)}
              />
              {words}
            </label>
          )
        }
      </MapSquares>
    </PinMapFrame>
  );
}
