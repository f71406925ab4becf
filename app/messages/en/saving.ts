import type { Texts } from "#app/messages/translation.ts";

/** What an editor says of the changes to its menu: on their way, waiting, undone. */
export const saving = {
  status: {
    saving: "Saving...",
    saved: "Saved",
    "not-saved": "Not saved",
    waiting: "{count} waiting",
  },
  /** Why changes wait, and what is to be done. */
  hold: {
    unreached: "No network.",
    "logged-out": "You’re logged out.",
    "other-shop": "You’re logged in to another shop.",
    safe: {
      unreached: {
        by: "count",
        one: "Your change is safe on this phone and will be saved when you’re back online.",
        other:
          "Your {count} changes are safe on this phone and will be saved when you’re back online.",
      },
      "logged-out": {
        by: "count",
        one: "Your change is safe on this phone: log in to save it.",
        other: "Your {count} changes are safe on this phone: log in to save them.",
      },
      "other-shop": {
        by: "count",
        one: "Your change to this menu is safe on this phone: log in to this shop to save it.",
        other:
          "Your {count} changes to this menu are safe on this phone: log in to this shop to save them.",
      },
    },
    unsafe: "This browser can’t keep your changes: please leave this page open.",
  },
  /** Above a form that was half typed when the page was left. */
  kept: "Kept from before. It isn’t saved yet.",
  undo: {
    undo: "Undo",
    redo: "Redo",
    said: { undo: "Undone", redo: "Redone" },
    changedSince: "This can’t be undone: it was changed on another phone since.",
  },
} as const satisfies Texts;
