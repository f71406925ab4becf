import type { Label } from "#app/domain/places/map-labels.ts";
import { MAP_SIZE } from "#app/domain/places/map-view.ts";
import { MAP_COLUMNS, MAP_ROWS } from "#app/domain/places/map-window.ts";
import { MapLabels } from "./map-labels.tsx";

const { width, height } = MAP_SIZE;

interface SquaresDrawingProps {
  labels: Label[];
  /** Where its tip is, in the units of the drawing. */
  pin?: { x: number; y: number } | undefined;
}

/** The lines between squares, and the names of places and shops. What can be tapped lies above it and has its own names. */
export function SquaresDrawing({ labels, pin }: SquaresDrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={GRID} />
      <MapLabels labels={labels} />
      {pin && <path className="map-pin" d={PIN} transform={`translate(${pin.x} ${pin.y})`} />}
    </svg>
  );
}

/** Drawn above its tip, with a hole in its head. */
const PIN = "M0 0C-4-6-8-10-8-16A8 8 0 0 1 8-16C8-10 4-6 0 0zM0-13a3 3 0 1 0 0-6 3 3 0 0 0 0 6z";

const GRID = [
  ...between(MAP_COLUMNS, width).map((x) => `M${x} 0V${height}`),
  ...between(MAP_ROWS, height).map((y) => `M0 ${y}H${width}`),
].join("");

function between(squares: number, size: number): number[] {
  return Array.from({ length: squares - 1 }, (_, at) => ((at + 1) * size) / squares);
}
