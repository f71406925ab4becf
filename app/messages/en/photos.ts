import type { Texts } from "#app/messages/translation.ts";

/** Photos of items, which the editor keeps on the phone until they are saved. */
export const photos = {
  title: "Photo",
  current: "The photo of {item}",
  save: "Save photo",
  remove: "Remove photo",
  hint: "We don’t keep the place or time it was taken.",
  preparing: "Making it smaller...",
  unreadable: "We can’t read this photo. Please choose a JPEG, PNG or WebP.",
  here: "This photo is still on this phone.",
  progress: {
    by: "count",
    one: "{saved} of {total} photos saved. One is still on this phone; keep this page open.",
    other: "{saved} of {total} photos saved. {count} are still on this phone; keep this page open.",
  },
  ifClosed: "If you close it, they go on when you open it again.",
  notKept: "This browser has no room to keep them: if you close the page, they are lost.",
  trouble: {
    network: "There’s no network right now: we keep trying.",
    server: "Something is wrong on our side: we keep trying.",
    "logged-out": "You’re logged out: they go on once you log in again.",
    "other-shop": "Another shop is logged in: they go on once you log in to this one.",
  },
  done: { by: "count", one: "The photo is saved.", other: "All {count} photos are saved." },
  dropped: {
    by: "count",
    one: "One photo was dropped: its item has been deleted.",
    other: "{count} photos were dropped: their items have been deleted.",
  },
} as const satisfies Texts;
