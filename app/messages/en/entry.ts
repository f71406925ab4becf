import type { Texts } from "#app/messages/translation.ts";

/** The row at the end of a section in which dishes are typed one after another. */
export const entry = {
  title: "Add dishes to {section}",
  name: "Name of the next dish",
  next: "Next dish",
  price: "Price",
  anotherSize: "Another size",
  add: "Add it and go on",
  added: "{name} added",
  known: "There’s already a {name} here.",
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
