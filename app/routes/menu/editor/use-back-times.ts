import { useMemo } from "react";
import { sectionWithBackTimes } from "#app/domain/menus/menu-times.ts";
import type { Menu, Section, Shop } from "#app/domain/menus/menus.ts";

/**
 * The menu with the times at which what is sold out today is back, as diners see it. For showing alone: changes are
 * compared with the menu as it is saved. What did not change stays the same object.
 */
export function useBackTimes(menu: Menu): Menu {
  const { hours } = menu.shop;
  const timed = useMemo(() => (hours ? timedBy(hours) : undefined), [hours]);
  return useMemo(
    () => (timed ? { ...menu, sections: menu.sections.map(timed) } : menu),
    [menu, timed],
  );
}

function timedBy(hours: NonNullable<Shop["hours"]>): (section: Section) => Section {
  const known = new WeakMap<Section, Section>();
  return (section) => {
    const timed = known.get(section) ?? sectionWithBackTimes(section, hours);
    known.set(section, timed);
    return timed;
  };
}
