import type { Texts } from "#app/messages/translation.ts";

/** The row at the end of a section in which dishes are typed one after another. */
export const entry = {
  title: "Add dishes to {section}",
  name: "Name of the next dish",
  next: "Next dish",
  price: "Price",
  anotherSize: "Another size",
  add: "Add and start the next",
  added: "{name} added",
  known: "There’s already a {name} here.",
  gone: "{section} was deleted in the meantime. What you type is kept above.",
  offered: "If {price} is the price, press Enter. If it’s part of the name, type the price.",
  unclear: "Is that one price or several? Type {one} or {several}.",
  sizesAsked: {
    by: "count",
    one: "What’s the size called?",
    other: "What are the {count} sizes called?",
  },
  sizeName: "Name of size {number}",
  sizesDone: "Use these names",
  half: "Half",
  full: "Full",
  small: "Small",
  medium: "Medium",
  large: "Large",
} as const satisfies Texts;
