import type { Handle } from "#app/domain/people/handles.ts";

/** One petal each, upwards from the centre (20, 20); it is turned for the others. */
const PETALS = [
  "M20 4.500l4.500 6-4.500 5.500-4.500-5.500z",
  "M20 4q6 6 0 12-6-6 0-12z",
  "M20 5.500a4 4 0 1 1 0 8 4 4 0 1 1 0-8z",
  "M20 3.500c4 0 4 12 0 12s-4-12 0-12z",
  "M20 16c-6-7-4.500-12 0-12s6 5 0 12z",
  "M20 15.500c-8-5-5.500-11-2.800-11q2.800 0 2.800 3 0-3 2.800-3c2.700 0 5.200 6-2.800 11z",
  "M20 4l5 11-5-3.500-5 3.500z",
  "M17.500 5h5v10h-5z",
  "M20 15.500l-5-10 5 2.500 5-2.500z",
];

const COUNTS = [5, 6, 7, 8, 10];

/** A circle around the centre, perhaps cut into pieces. */
interface Circle {
  radius: number;
  width: number;
  /** How much of each piece is drawn, of 1; 0 makes dots. */
  dash?: number;
  pieces?: number;
}

/** The pieces of the circles between the petals come one after each petal; those of the rim, two. */
const BETWEEN: Circle[][] = [
  [],
  [{ radius: 14, width: 3, dash: 0 }],
  [
    { radius: 11, width: 1.8, dash: 0 },
    { radius: 15, width: 1.8, dash: 0 },
  ],
  [{ radius: 15, width: 1.5, dash: 0.4 }],
  [{ radius: 16.25, width: 1 }],
  [{ radius: 14, width: 1 }],
];

const RIMS: Circle[][] = [
  [],
  [{ radius: 18, width: 1 }],
  [{ radius: 17.8, width: 1.8, dash: 0 }],
  [{ radius: 18, width: 1.5, dash: 0.5 }],
  [{ radius: 18, width: 2, dash: 0.8 }],
  [{ radius: 18.25, width: 2.5, dash: 0.15 }],
];

const HEARTS: Circle[][] = [
  [],
  [{ radius: 1, width: 2 }],
  [{ radius: 1.75, width: 3.5 }],
  [{ radius: 3, width: 1.5 }],
  [
    { radius: 0.6, width: 1.2 },
    { radius: 3.4, width: 1.2 },
  ],
  [{ radius: 2.5, width: 2.5, dash: 0, pieces: 3 }],
  [{ radius: 2.7, width: 2, dash: 0, pieces: 6 }],
  [{ radius: 2, width: 4, dash: 0.5, pieces: 4 }],
];

/** Scatters neighbouring numbers. It shares no factor with the lengths of the lists, so that none coincide. */
const STRIDE = 7919;

/** The avatar of a neighbour in one thread. No two names have the same drawing. */
export function Rangoli({ handle }: { handle: Handle }) {
  // The last feed on a phone may be from before handles had patterns.
  const { colour, pattern = 0 } = handle as Partial<Handle>;
  const { petal, count, between, rim, heart } = partsOf(pattern);
  const turns = Array.from({ length: count }, (_, index) => (360 / count) * index);
  return (
    <svg
      className={`rangoli colour-${colour}`}
      viewBox="0 0 40 40"
      width="40"
      height="40"
      aria-hidden="true"
    >
      <circle className="ground" cx="20" cy="20" r="20" />
      <Circles circles={rim} pieces={2 * count} />
      <Circles circles={between} pieces={count} />
      {turns.map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn} 20 20)`} />
      ))}
      <circle className="ground" cx="20" cy="20" r="5" />
      <Circles circles={heart} />
    </svg>
  );
}

/** Six round petals, dots between them, and a round heart. */
const PLAIN_FLOWER = 6784;

/** Stands for whoever is reading, and shows nobody's: a handle is not drawn outside its thread. */
export function OwnRangoli() {
  return <Rangoli handle={{ name: "", colour: 1, pattern: PLAIN_FLOWER }} />;
}

function partsOf(pattern: number) {
  let rest = pattern * STRIDE;
  const pick = <Part,>(parts: readonly Part[]): Part => {
    const index = rest % parts.length;
    rest = Math.floor(rest / parts.length);
    return parts[index] as Part;
  };
  return {
    petal: pick(PETALS),
    count: pick(COUNTS),
    between: pick(BETWEEN),
    rim: pick(RIMS),
    heart: pick(HEARTS),
  };
}

function Circles({ circles, pieces = 1 }: { circles: Circle[]; pieces?: number }) {
  return circles.map(({ radius, width, dash, pieces: own = pieces }) => (
    <circle
      key={radius}
      cx="20"
      cy="20"
      r={radius}
      strokeWidth={width}
      // The first piece lies half a piece after the first petal, which points upwards.
      {...(dash !== undefined && {
        pathLength: own,
        strokeDasharray: `${dash} ${1 - dash}`,
        strokeDashoffset: dash / 2 - 0.5,
        transform: "rotate(-90 20 20)",
      })}
    />
  ));
}
