import { pinOn, type PinMap } from "#app/domain/places/pin-map.ts";
import type { Position, Tile } from "#app/domain/places/tiles.ts";
import { mapAppLink } from "./map-app-link.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { MapSquares } from "#app/ui/places/map-squares.tsx";

interface PinOnMapProps {
  map: PinMap;
  position: Position | undefined;
  onTap: (tile: Tile) => void;
  onLook: (tile: Tile, isWide: boolean) => void;
}

/** The squares around a place with the shop's pin; or bigger squares, each of which opens the map of its area. */
export function PinOnMap({ map, position, onTap, onLook }: PinOnMapProps) {
  const { placeMap } = useMessages("editor").details;
  const { isWide, around, view } = map;
  const pin = position && pinOn(map, position);
  return (
    <div className="pin-map">
      <p>
        <b id="pin-map-heading">{isWide ? placeMap.wideHeading : placeMap.heading}</b>{" "}
        {isWide ? placeMap.wideText : placeMap.text}
      </p>
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
      <button type="button" className="text-button" onClick={() => onLook(around, !isWide)}>
        {isWide ? placeMap.closer : placeMap.wider}
      </button>
      {position && (
        <a href={mapAppLink(position)} target="_blank" rel="noopener">
          {placeMap.inApp}
        </a>
      )}
    </div>
  );
}
