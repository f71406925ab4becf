import { LINE_HEIGHT, type Label } from "#app/domain/places/map-labels.ts";
import { useLanguage } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

/** The names of places and shops on a drawn map. */
export function MapLabels({ labels }: { labels: Label[] }) {
  const language = useLanguage();
  return labels.map(({ lines, x, y, isShop }) => (
    <g key={lines.join(" ")} className={isShop ? "map-name shop" : "map-name"}>
      {lines.map((line, at) => {
        const [across, down] = [Math.round(x), Math.round(y + at * LINE_HEIGHT)];
        if (line === "") return <path key="" d={SIGN} transform={`translate(${across} ${down})`} />;
        return (
          <text key={line} x={across} y={down} lang={textLanguage(line, language)}>
            {line}
          </text>
        );
      })}
    </g>
  ));
}

/** A stall, around its middle. */
const SIGN = "M-8-1l2-6h12l2 6zM-6 1V7H6V1";
