import type { OpenedDay } from "#app/domain/shops/openings.ts";

/* In units of the drawing, which is stretched to the width of its card. */

/** The width of a day, with the gap after its bar. */
export const DAY = 4;
const GAP = 1;
export const HEIGHT = 100;
/** So that a single phone can be seen beside hundreds. */
const LOWEST = 4;
/** Of a day without any. */
const FLOOR = 1;

/** A bar for each day, the highest as high as the drawing. */
export function barsOf(days: OpenedDay[]) {
  const most = Math.max(1, ...days.map(({ opened }) => opened));
  return days.map(({ opened }, index) => {
    const height = opened === 0 ? FLOOR : Math.max(LOWEST, (opened / most) * HEIGHT);
    return { x: index * DAY, y: HEIGHT - height, width: DAY - GAP, height };
  });
}
