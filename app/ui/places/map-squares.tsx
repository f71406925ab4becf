import type { MapSquare, MapView } from "#app/domain/places/map-view.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { placeLabel } from "./place-label.ts";
import { SquaresDrawing } from "./squares-drawing.tsx";
import { useSquareWay } from "./use-square-way.ts";

interface MapSquaresProps {
  view: MapView;
  pin?: { x: number; y: number } | undefined;
  /** The id of its heading, if somebody selects one of the squares. */
  labelledBy?: string;
  /** The control of a square, around its name or before it. */
  children: (square: MapSquare, at: number, words: React.ReactNode) => React.ReactNode;
}

/** A map of squares that can be tapped. It needs no JavaScript. */
export function MapSquares({ view, pin, labelledBy, children }: MapSquaresProps) {
  const places = useMessages("places");
  const language = useLanguage();
  const wayOf = useSquareWay();
  return (
    <div className="map">
      <SquaresDrawing labels={view.labels} pin={pin} />
      <div
        className="squares"
        role={labelledBy ? "radiogroup" : undefined}
        aria-labelledby={labelledBy}
      >
        {view.squares.map((square, at) => {
          const label = placeLabel(square, places);
          const words = (
            <>
              <b lang={textLanguage(label, language)}>{label}</b> <small>{wayOf(square)}</small>
            </>
          );
          return children(square, at, words);
        })}
      </div>
    </div>
  );
}
