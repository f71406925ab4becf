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
  /** Before a logout. */
  askToLogOut:
    "You’ve typed something that isn’t saved yet. Logging out deletes it. Log out anyway?",
  undo: {
    undo: "Undo",
    redo: "Redo",
    said: { undo: "Undone", redo: "Redone" },
    changedSince: {
      undo: "Some of this can’t be undone, because it has been changed in the meantime.",
      redo: "Some of this can’t be redone, because it has been changed in the meantime.",
    },
  },
  /**
   * What is not made because the same was changed or deleted meanwhile: somebody has to choose. That may have been another
   * phone, or another tab of this one.
   */
  left: {
    waits:
      "This has changed in the meantime. You can choose in a moment: if anything else is open here, save or close it first.",
    title: {
      edit: "The same thing was changed twice",
      undo: "Changed in the meantime",
      deleted: "Deleted in the meantime",
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
      edit: "Keep the other",
      undo: "Leave it",
      delete: "Keep it",
      deleted: "OK",
      gone: "Leave off the menu",
    },
  },
  conflict: {
    changed: "<own>{name}</own> was changed in the meantime.",
    isNow: "<own>{name}</own> was changed in the meantime. It’s <theirs>{there}</theirs> now.",
    differs:
      "<own>{name}</own>: <theirs>{there}</theirs> now, <mine>{here}</mine> with your change.",
    undone: "<own>{name}</own>: <theirs>{there}</theirs> now, <mine>{here}</mine> if undone.",
    deleted: "<own>{name}</own> was deleted in the meantime.",
    gone: "<own>{name}</own> was deleted in the meantime. Here it’s <mine>{here}</mine>.",
    filled: "Dishes in <own>{name}</own> were changed or added in the meantime.",
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
      section: "The section was deleted in the meantime.",
      named: "<own>{section}</own> was deleted in the meantime.",
      item: "This dish was deleted in the meantime.",
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
