import type { Texts } from "#app/messages/translation.ts";

/** How a diner finds a dish: each text counts among the bytes of a menu's first script. */
export const finder = {
  search: "Search the menu",
  close: "Close",
  clear: "Clear",
  none: "We couldn’t find that. Does it have another name?",
  guess: "Did you mean one of these?",
  unmarked: {
    by: "count",
    one: "{count} dish is not marked: ask",
    other: "{count} dishes are not marked: ask",
  },
  notVeg: {
    by: "count",
    one: "{count} dish is not veg",
    other: "{count} dishes are not veg",
  },
  items: { by: "count", one: "{count} item", other: "{count} items" },
} as const satisfies Texts;
