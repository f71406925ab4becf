import type { Texts } from "#app/messages/translation.ts";

/** The grid of a wide screen, and the diner's page beside it. */
export const grid = {
  columns: {
    diet: "Mark",
    name: "Name",
    price: "Price",
    description: "Description",
    secondName: "Second name",
    sizes: "Sizes",
    soldOut: "On",
    photo: "Photo",
    more: "More",
  },
  cell: {
    /** What the column “On” says when it is copied. */
    on: "On",
    off: "Sold out",
    label: "{column} of {name}",
  },
  /** Said of a block of cells. */
  chosen: { by: "count", one: "{count} cell chosen.", other: "{count} cells chosen." },
  refused: {
    cell: "{column} “{text}”",
    otherSizes: {
      by: "count",
      one: "It has one price: type just one.",
      other: "It has {count} prices: type {count} with slashes, such as 70/110.",
    },
    unnamedSizes: {
      by: "count",
      one: "Name the size too, such as Half 70. A single price goes under Price.",
      other: "Type two or three prices, or open the dish to name its {count} sizes.",
    },
    save: "Save",
    leave: "Leave it as it was",
  },
  pasted: {
    changed: { by: "count", one: "{count} cell changed.", other: "{count} cells changed." },
    added: { by: "count", one: "{count} dish added.", other: "{count} dishes added." },
    refused: {
      by: "count",
      one: "{count} cell needs a look.",
      other: "{count} cells need a look.",
    },
    left: {
      by: "count",
      one: "{count} line didn’t fit here:",
      other: "{count} lines didn’t fit here:",
    },
  },
  keys: {
    edit: "edit, next row",
    next: "next cell",
    same: "as above",
    paste: "paste cells",
    undo: "undo",
    title: "Keyboard shortcuts",
  },
  preview: {
    title: "What a diner sees",
  },
} as const satisfies Texts;
