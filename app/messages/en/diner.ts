import type { Texts } from "#app/messages/translation.ts";

/** What else a diner can do on a menu, by the script that comes after it. */
export const diner = {
  searchAll: "Search {count} items",
  allSections: "All sections",
  show: "Show the waiter",
  forWaiter: "For the waiter",
  table: "Table {table}",
  share: "Share",
  copied: "Link copied",
  add: "Add {name}",
  less: "Remove one {name}",
  was: "Price was {price}",
  gone: "Renamed or taken off the menu",
  undo: "Undo",
  note: "Note for the kitchen",
  total: "Total",
  pricesOf: "Prices as of {date}",
  unpriced: "Ask for the price",
  andUnpriced: "{sum} + items without a price",
  send: "Send on WhatsApp",
  nothing: "Nothing is ordered yet. Show this to whoever serves you.",
} as const satisfies Texts;
