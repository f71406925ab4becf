import type { Position } from "#app/domain/places/tiles.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface PinMapFrameProps {
  /** Whether the squares in it are big ones, each of which opens the map of its area. */
  isWide: boolean;
  position: Position | undefined;
  /** The attributes of the button that shows bigger squares, or smaller ones again. */
  otherSize: React.ComponentProps<"button">;
  children: React.ReactNode;
}

/** What goes around the squares of a shop's map, with JavaScript or without: heading, other size, link to a map app. */
export function PinMapFrame({ isWide, position, otherSize, children }: PinMapFrameProps) {
  const { placeMap } = useMessages("editor").details;
  return (
    <div className="pin-map">
      <p>
        <b id="pin-map-heading">{isWide ? placeMap.wideHeading : placeMap.heading}</b>{" "}
        {isWide ? placeMap.wideText : placeMap.text}
      </p>
      {children}
      <button {...otherSize} className="text-button">
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

/**
 * The address of a map with a pin at a position, which phones may open in their map app
 * (https://developers.google.com/maps/documentation/urls).
 */
function mapAppLink({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
