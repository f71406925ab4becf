import type { Menu } from "#app/domain/menus/menus.ts";

/** The menu `fresh` with the objects of `known` where nothing changed, so that React skips them. */
export function shareUnchanged(known: Menu, fresh: Menu): Menu {
  return {
    shop: share(known.shop, fresh.shop),
    sections: shareAll(known.sections, fresh.sections, (before, section) => ({
      ...section,
      items: shareAll(before.items, section.items, (_, item) => item),
    })),
  };
}

function shareAll<T extends { id: number }>(
  known: readonly T[],
  fresh: readonly T[],
  renew: (before: T, now: T) => T,
): T[] {
  const byId = new Map(known.map((entry) => [entry.id, entry]));
  return fresh.map((now) => {
    const before = byId.get(now.id);
    if (!before) return now;
    return saysTheSame(before, now) ? before : renew(before, now);
  });
}

function share<T>(known: T, fresh: T): T {
  return saysTheSame(known, fresh) ? known : fresh;
}

function saysTheSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const keys = Object.keys(one);
  // As text, the two would be made anew for each dish of a menu whenever one is saved.
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => saysTheSame(one[key], other[key]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
