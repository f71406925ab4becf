import { LINE_HEIGHT, type Label } from "#app/domain/places/map-labels.ts";
import { MAP_SIZE } from "#app/domain/places/map-view.ts";
import { MAP_COLUMNS, MAP_ROWS } from "#app/domain/places/map-window.ts";
import { useLanguage } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

const { width, height } = MAP_SIZE;

/** The lines between squares, and names of places and shops. What can be tapped lies over it and has names of its own. */
export function SquaresDrawing({ labels }: { labels: Label[] }) {
  const language = useLanguage();
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={GRID} />
      {labels.map(({ lines, x, y, isShop }) => (
        <g key={lines.join(" ")} className={isShop ? "shop" : undefined}>
          {lines.map((line, at) => {
            const [across, down] = [Math.round(x), Math.round(y + at * LINE_HEIGHT)];
            if (line === "")
              return <path key="" d={SIGN} transform={`translate(${across} ${down})`} />;
            return (
              <text key={line} x={across} y={down} lang={textLanguage(line, language)}>
                {line}
              </text>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

/** A stall, around its middle. */
const SIGN = "M-8-1l2-6h12l2 6zM-6 1V7H6V1";

const GRID = [
  ...between(MAP_COLUMNS, width).map((x) => `M${x} 0V${height}`),
  ...between(MAP_ROWS, height).map((y) => `M0 ${y}H${width}`),
].join("");

function between(squares: number, size: number): number[] {
  return Array.from({ length: squares - 1 }, (_, at) => ((at + 1) * size) / squares);
}
