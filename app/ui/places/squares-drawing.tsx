import type { Label } from "#app/domain/places/map-labels.ts";
import { MAP_SIZE } from "#app/domain/places/map-view.ts";
import { MAP_COLUMNS, MAP_ROWS } from "#app/domain/places/map-window.ts";
import { MapLabels } from "./map-labels.tsx";

const { width, height } = MAP_SIZE;

/** The lines between squares, and names of places and shops. What can be tapped lies over it and has names of its own. */
export function SquaresDrawing({ labels }: { labels: Label[] }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={GRID} />
      <MapLabels labels={labels} />
    </svg>
  );
}

const GRID = [
  ...between(MAP_COLUMNS, width).map((x) => `M${x} 0V${height}`),
  ...between(MAP_ROWS, height).map((y) => `M0 ${y}H${width}`),
].join("");

function between(squares: number, size: number): number[] {
  return Array.from({ length: squares - 1 }, (_, at) => ((at + 1) * size) / squares);
}
