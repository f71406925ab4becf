import { CORNER_SIZE, isInBand, LIT, SQUARE } from "#app/domain/places/corner-map.ts";
import type { Label } from "#app/domain/places/map-labels.ts";
import type { Place } from "#app/domain/places/place.ts";
import { PinIcon } from "#app/ui/places/icons.tsx";
import { MapLabels } from "#app/ui/places/map-labels.tsx";
import { mapPath } from "#app/routes/nearby/components/map-path.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Reaches } from "./filters.tsx";
import type { Look } from "./view.ts";

interface CornerMapProps {
  place: Place;
  labels: Label[];
  look: Look;
}

/** The map above a feed with the square of its place lit. On one's own place a tap leads to where it is corrected. */
export function CornerMap({ place, labels, look }: CornerMapProps) {
  const { feed } = useMessages("nearby");
  const isOwn = look.at === undefined;
  return (
    <div className="corner-map" id="map">
      {isOwn ? (
        <a href={mapPath(place, "/nearby")}>
          <Drawing labels={labels} />
          <span>
            <PinIcon /> {feed.changeSquare}
          </span>
        </a>
      ) : (
        <div>
          <Drawing labels={labels} />
        </div>
      )}
      <Reaches look={look} />
    </div>
  );
}

const { width, height } = CORNER_SIZE;
/** What phones show of it, as high as in corner-map.css. */
const BAND = 112;

/** Lines between squares. They go on beyond the names, for wide screens. */
const GRID = [
  ...steps(-6, 7).map((at) => `M${LIT.left + at * SQUARE}-8v240`),
  ...steps(-1, 2).map((at) => `M-200 ${LIT.top + at * SQUARE}h720`),
].join("");

function steps(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function Drawing({ labels }: { labels: Label[] }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <path d={GRID} />
      <rect x={LIT.left} y={LIT.top} width={SQUARE} height={SQUARE} rx="4" />
      <MapLabels labels={labels.filter((label) => isInBand(label, BAND))} />
      <g className="beyond">
        <MapLabels labels={labels.filter((label) => !isInBand(label, BAND))} />
      </g>
    </svg>
  );
}
