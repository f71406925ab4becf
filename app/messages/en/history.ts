import { brand } from "#app/brand.ts";
import type { Texts } from "#app/messages/translation.ts";

/** Who changed a menu, what they changed, and the menu as it was. */
export const history = {
  page: {
    title: "History",
    hint: "Changes from the last 90 days. See the menu as it was before any of them, and bring back all of it or just a part.",
    none: "Nothing has changed yet.",
    toMenu: "Back to the menu",
    toHistory: "All changes",
    look: "See the menu before this",
    before: "The menu before this",
    marked: "What’s different now is marked.",
    since: { gone: "Deleted since", changed: "Changed since", moved: "Moved since" },
    today: "Today",
    yesterday: "Yesterday",
    you: "You",
    operator: `{name} of ${brand.name}`,
    restored: "Restored. It’s a change like any other, so you can take it back here too.",
    stale: "Somebody changed the menu at the same moment. Please take a look, then try again.",
    full: "There’s no room for this: a list can hold {most} at most.",
    missing: "This isn’t here any more.",
    ownerOnly: "Only the owner can restore.",
  },
  takeAway: {
    title: "Take the menu with you",
    csv: "For a spreadsheet (CSV)",
    json: "For another program (JSON)",
  },
  restore: {
    all: "Restore the whole menu",
    section: "Restore {name}",
    item: "Put back",
    itemLabel: "Put {name} back",
    same: "The menu hasn’t changed since.",
    nothing:
      "Its sections, dishes and prices are the same now. What’s sold out, today’s board, opening hours and shop details aren’t part of a restore.",
    takesOff: {
      by: "count",
      one: "Added since: {names}. Restoring the whole menu takes it off.",
      other: "Added since: {names}. Restoring the whole menu takes them off.",
    },
  },
  did: {
    added: { by: "count", one: "Added a dish", other: "Added {count} dishes" },
    deleted: { by: "count", one: "Deleted a dish", other: "Deleted {count} dishes" },
    prices: { by: "count", one: "Changed a price", other: "Changed {count} prices" },
    sizes: {
      by: "count",
      one: "Changed the sizes of a dish",
      other: "Changed the sizes of {count} dishes",
    },
    soldOut: {
      by: "count",
      one: "Marked a dish sold out",
      other: "Marked {count} dishes sold out",
    },
    back: {
      by: "count",
      one: "Put a dish back on the menu",
      other: "Put {count} dishes back on the menu",
    },
    moved: { by: "count", one: "Moved a dish", other: "Moved {count} dishes" },
    edited: { by: "count", one: "Edited a dish", other: "Edited {count} dishes" },
    sectionsAdded: { by: "count", one: "Added a section", other: "Added {count} sections" },
    sectionsDeleted: { by: "count", one: "Deleted a section", other: "Deleted {count} sections" },
    sectionsEdited: { by: "count", one: "Edited a section", other: "Edited {count} sections" },
    sectionsMoved: { by: "count", one: "Moved a section", other: "Moved {count} sections" },
  },
  board: "Wrote today’s board",
  boardWiped: "Wiped today’s board",
  hours: "Changed the opening hours",
  details: "Changed the shop’s details",
  more: "and {count} more",
} as const satisfies Texts;
