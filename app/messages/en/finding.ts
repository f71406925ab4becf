import type { Texts } from "#app/messages/translation.ts";

/** Finding things in the editor, and what is sold out. */
export const finding = {
  find: {
    close: "Close",
    label: "Find an item",
    found: { by: "count", one: "{count} item found", other: "{count} items found" },
    none: "Nothing found",
    more: "Show more",
    sections: "Sections",
    jump: "Go to a section",
  },
  soldOut: {
    now: "Sold out now",
    nowCount: "Sold out now: {count}",
    count: "{count} sold out",
    available: "{name} is available",
    back: "Bring back",
    isBack: "Bring back {name}",
    allBack: "All back",
  },
} as const satisfies Texts;
