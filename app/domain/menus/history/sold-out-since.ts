import type { Menu } from "#app/domain/menus/menus.ts";

/** Whether a dish has been sold out since a version, or can be had again. */
export type SoldOutSince = "out" | "back";

/** By their ids, the dishes of the menu `then`, at `at`, that are sold out at `now` and were not, or the other way round. */
export function soldOutSince(
  menu: Menu,
  then: Menu,
  { at, now }: { at: number; now: number },
): Record<number, SoldOutSince> {
  const outThen = untilOf(then);
  const changed = [...untilOf(menu)].flatMap(([id, until]): [number, SoldOutSince][] => {
    const before = outThen.get(id);
    const isOut = until > now;
    return before === undefined || before > at === isOut ? [] : [[id, isOut ? "out" : "back"]];
  });
  return Object.fromEntries(changed);
}

/** Until when each dish is sold out. */
function untilOf({ sections }: Menu): Map<number, number> {
  const items = sections.flatMap((section) => section.items);
  return new Map(items.map(({ id, soldOutUntil }) => [id, soldOutUntil ?? 0]));
}
