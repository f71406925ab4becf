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
    operator: "This menu isn’t open to you any more: its shop is closed, or you’ve moved on.",
    safe: {
      unreached: {
        by: "count",
        one: "Your change is safe on this phone and will be saved when you’re back online.",
        other:
          "Your {count} changes are safe on this phone and will be saved when you’re back online.",
      },
      "logged-out": {
        by: "count",
        one: "Your change is safe on this phone: log in to this shop to save it.",
        other: "Your {count} changes are safe on this phone: log in to this shop to save them.",
      },
      operator: {
        by: "count",
        one: "Your change is safe on this phone and will be saved once you open the menu from the desk again.",
        other:
          "Your {count} changes are safe on this phone and will be saved once you open the menu from the desk again.",
      },
      "other-shop": {
        by: "count",
        one: "Your change to this menu is safe on this phone: log in to this shop to save it.",
        other:
          "Your {count} changes to this menu are safe on this phone: log in to this shop to save them.",
      },
    },
    /** To staff, whose login the owner may have ended. */
    staff: "If you can’t log in any more, ask the owner to log in here.",
    switch: "Log in to this shop",
    desk: "To the desk",
    unsafe: "This browser can’t keep your changes: please leave this page open.",
  },
  /** Where the editor opens without a network, with what the phone has of it. */
  offline: {
    title: "You’re offline",
    asSeen:
      "You’re offline. This is the menu as this phone last saw it; changes are sent when the network is back.",
    nothing: "This phone has no menu to show you. Yours opens when the network is back.",
  },
  /** What waits for other shops on this phone. */
  elsewhere: {
    waiting: {
      one: "A change to the menu of <own>{name}</own> waits on this phone.",
      more: "{count} changes to the menu of <own>{name}</own> wait on this phone.",
    },
    open: "Log in to {name}",
  },
  /** Above a form that was half typed when the page was left. */
  kept: "You typed this earlier. It isn’t saved yet.",
  undo: {
    undo: "Undo",
    redo: "Redo",
    said: { undo: "Undone", redo: "Redone" },
    changedSince: {
      undo: "Some of this can’t be undone, because it has since been changed on another phone.",
      redo: "Some of this can’t be redone, because it has since been changed on another phone.",
    },
  },
  /** What is not made because another phone has changed or deleted the same: somebody has to choose. */
  left: {
    waits:
      "Another phone changed this too. Save or close what else you have open here, and you can choose.",
    title: {
      edit: "Two phones changed the same thing",
      undo: "Since changed on another phone",
      deleted: "Deleted on another phone",
    },
    why: {
      edit: "Your change wasn’t saved. Which one do you want?",
      undo: "This wasn’t undone. Undo it anyway?",
      delete: "Do you still want to delete it?",
      gone: "Your change wasn’t saved. Put back what was deleted, with your change?",
      deleted: "So your change couldn’t be saved.",
    },
    yes: { edit: "Use mine", undo: "Undo anyway", delete: "Delete anyway", gone: "Put back" },
    no: {
      edit: "Keep theirs",
      undo: "Leave it",
      delete: "Keep it",
      deleted: "OK",
      gone: "Leave off the menu",
    },
  },
  conflict: {
    changed: "<own>{name}</own> was changed on another phone.",
    isNow: "<own>{name}</own> was changed on another phone. It’s <theirs>{there}</theirs> now.",
    differs:
      "<own>{name}</own>: <theirs>{there}</theirs> on the other phone, <mine>{here}</mine> here.",
    undone: "<own>{name}</own>: <theirs>{there}</theirs> now, <mine>{here}</mine> if undone.",
    deleted: "<own>{name}</own> was deleted on another phone.",
    gone: "<own>{name}</own> was deleted on another phone. Here it’s <mine>{here}</mine>.",
    filled: "Dishes in <own>{name}</own> were changed or added on another phone.",
    more: "{count} more",
  },
  /** Lines of a block of cells that found no room in their section. */
  pasted: {
    left: {
      by: "count",
      one: "{count} pasted line isn’t on the menu yet.",
      other: "{count} pasted lines aren’t on the menu yet.",
    },
    asList: "Open as a list",
    close: "Close",
  },
  /** Dishes that were added to or moved into a section that is gone, or changed after they were deleted. */
  stray: {
    title: {
      by: "count",
      one: "{count} dish isn’t on the menu yet",
      other: "{count} dishes aren’t on the menu yet",
    },
    notMoved: {
      by: "count",
      one: "{count} dish wasn’t moved",
      other: "{count} dishes weren’t moved",
    },
    why: {
      section: "The section was deleted on another phone.",
      named: "<own>{section}</own> was deleted on another phone.",
      item: "This dish was deleted on another phone.",
    },
    section: "Choose a section",
    add: { section: "Add here", full: "Add here", item: "Put it back", move: "Move here" },
    /** With the dishes that were in it, if it had any. */
    back: "Bring back {section}",
    backWith: {
      by: "count",
      one: "Bring back {section} with its {count} dish",
      other: "Bring back {section} with its {count} dishes",
    },
    none: "Add a section first, and then you can put it there.",
  },
} as const satisfies Texts;
