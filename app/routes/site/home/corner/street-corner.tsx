import { useMessages } from "#app/ui/messages.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Phone } from "./phone.tsx";
import { Stall } from "./stall.tsx";

/** Roofs against the sky, as steps of so many units to the right at so many above the street. */
const FAR_ROOFS = [
  [90, 52], [14, 74], [60, 52], [70, 84], [40, 70], [80, 40], [12, 62], [64, 40], [52, 92],
  [16, 108], [36, 92], [90, 58], [60, 76], [90, 46],
] as const; // prettier-ignore

const STREET = 452;
/** So far that the widest screens do not see its ends. */
const LEFT = -2400;
const RIGHT = 3000;

/** A tea stall at dusk, painted by street-corner.css. Houses and street go on beyond the frame for wide screens. */
export function StreetCorner() {
  const { hero } = useMessages("site");
  return (
    <svg className="street-corner" viewBox="0 0 640 500" role="img" aria-label={hero.picture}>
      <Paints />
      <Sky />
      <path className="far" d={skyline()} />
      <Houses />
      <Street />
      <Wires />
      <Stall />
      <StreetLamp />
      <Neighbours />
      <Phone />
    </svg>
  );
}

function skyline(): string {
  const lap = FAR_ROOFS.reduce((sum, [width]) => sum + width, 0);
  const laps = Math.ceil((RIGHT - LEFT) / lap);
  const roofs = FAR_ROOFS.map(([width, height]) => `V${STREET - height}h${width}`).join("");
  return `M${LEFT} ${STREET}${roofs.repeat(laps)}V${STREET}z`;
}

function Paints() {
  return (
    <defs>
      <radialGradient id="glow">
        <stop className="glow-within" offset="0" />
        <stop className="glow-without" offset="1" />
      </radialGradient>
      <linearGradient id="beam" x2="0" y2="1">
        <stop className="beam-above" offset="0" />
        <stop className="glow-without" offset="1" />
      </linearGradient>
    </defs>
  );
}

function Sky() {
  const stars = [
    [-560, -40], [-420, 60], [-260, -70], [-140, 30], [70, -20], [230, 40], [300, -60], [380, 20],
    [760, -50], [900, 10],
  ]; // prettier-ignore
  return (
    <>
      <path className="moon" d="M352 10a28 28 0 1 0 24 42 24 24 0 1 1-24-42z" />
      <path className="stars" d={stars.map(([x, y]) => `M${x} ${y}h.1`).join("")} />
      <path
        className="birds"
        d="M96 62q7-7 12 0q5-7 12 0M136 44q5-5 9 0q4-5 9 0M64 92q5-5 9 0q4-5 9 0"
      />
    </>
  );
}

function Houses() {
  return (
    <>
      <path className="near-house" d="M92 452V116h60V92h38v24h252V60h258V452z" />
      <path className="near-edge" d="M84 110h366v8H84zM434 54h274v9H434zM152 88h38v5h-38z" />
      <path className="near-edge" d="M560 20h46v34h-46zM566 54v-6M600 54v-6" />
      <path
        className="window"
        d="M470 92h38v56h-38zM560 92h38v56h-38zM632 92h38v56h-38zM632 230h38v60h-38zM632 340h38v60h-38z"
      />
      <path
        className="frames"
        d="M489 92v56M579 92v56M651 92v56M651 230v60M651 340v60M470 112h38M560 112h38M632 112h38"
      />
      <path className="near-edge" d="M456 172h164v7H456z" />
      <path
        className="railing"
        d="M460 150h156M464 150v22M480 150v22M496 150v22M512 150v22M528 150v22M544 150v22M560 150v22M576 150v22M592 150v22M608 150v22"
      />
      <Tree />
    </>
  );
}

function Tree() {
  return (
    <>
      <path className="trunk" d="M772 452q8-70-4-128h14q-2 30 6 50l20-34 8 6-26 48q-2 30 4 58z" />
      <path
        className="leaves"
        d="M706 320q-24-30 6-54-6-42 36-46 22-40 62-18 44-8 52 32 36 16 18 52 12 40-32 46-26 28-62 8-46 20-80-20z"
      />
    </>
  );
}

function Street() {
  return (
    <>
      <path className="pavement" d={`M${LEFT} 440H${RIGHT}v12H${LEFT}z`} />
      <path className="road" d={`M${LEFT} ${STREET}H${RIGHT}V720H${LEFT}z`} />
      <path className="kerb" d={`M${LEFT} 456H${RIGHT}`} />
      <ellipse className="pool" cx="262" cy="452" rx="300" ry="34" />
    </>
  );
}

function Wires() {
  const bulbs = [[50, 98], [74, 112], [98, 119], [124, 119]]; // prettier-ignore
  return (
    <>
      <path className="wire" d="M26 78Q90 140 152 112M386 112Q420 104 442 68" />
      <g className="bulbs">
        {bulbs.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3" />
        ))}
      </g>
    </>
  );
}

function StreetLamp() {
  return (
    <>
      <path className="beam" d="M4 132H48L136 446H-84z" />
      <path className="pole" d="M26 446V70" />
      <path className="pole-foot" d="M18 446l3-30h10l3 30zM10 122h32l8 10H2z" />
      <ellipse className="bulb" cx="26" cy="133" rx="18" ry="5" />
      <circle className="glow" cx="26" cy="134" r="46" />
    </>
  );
}
