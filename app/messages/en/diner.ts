import type { Texts } from "#app/messages/translation.ts";

/** What a diner can do on a menu, by its script alone: each text counts among the bytes of that script. */
export const diner = {
  search: "Search the menu",
  searchAll: "Search {count} items",
  close: "Close",
  clear: "Clear",
  none: "We couldn’t find that. Does it have another name?",
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
  allSections: "All sections",
  items: { by: "count", one: "{count} item", other: "{count} items" },
  show: "Show the waiter",
  forWaiter: "For the waiter",
  table: "Table {table}",
  share: "Share",
  copied: "Link copied",
  add: "Add {name}",
  less: "Remove one {name}",
  was: "Price was {price}",
  gone: "No longer on the menu",
  note: "Note for the kitchen",
  total: "Total",
  pricesOf: "Prices of {date}",
  unpriced: "Ask for the price",
  andUnpriced: "{sum} + unpriced items",
  send: "Send on WhatsApp",
  nothing: "Nothing is ordered yet. Show this to whoever serves you.",
} as const satisfies Texts;
