import type { Texts } from "#app/messages/translation.ts";

/** Photos of items, which the editor keeps on the phone until they are saved, and the drawing above a menu. */
export const photos = {
  title: "Photo",
  current: "The photo of {item}",
  choose: "Choose a photo",
  save: "Save photo",
  remove: "Remove photo",
  hint: "We don’t keep the place or time it was taken.",
  preparing: "Making it smaller...",
  unreadable: "We can’t read this photo. Please choose a JPEG, PNG or WebP.",
  here: "This photo is still on this phone.",
  progress: "{saved} of {total} photos saved.",
  waiting: {
    by: "count",
    one: "One is still on this phone. Please keep this page open.",
    other: "{count} are still on this phone. Please keep this page open.",
  },
  ifClosed: "If you close it, uploading continues when you open it again.",
  notKept:
    "This browser has no room to store photos. Any that aren’t saved yet are lost if you close this page.",
  trouble: {
    network: "There’s no network right now. We’ll keep trying.",
    server: "Something went wrong on our side. We’ll keep trying.",
    "logged-out": "You’re logged out. Uploading continues once you log in again.",
    "other-shop": "You’re not logged in to this shop. Uploading continues once you are.",
  },
  refused: {
    by: "count",
    one: "One can’t be used: please choose another, or discard it.",
    other: "{count} can’t be used: please choose others, or discard them.",
  },
  done: { by: "count", one: "The photo is saved.", other: "All {count} photos are saved." },
  dropped: {
    by: "count",
    one: "One photo wasn’t saved because its item has been deleted.",
    other: "{count} photos weren’t saved because their items have been deleted.",
  },
  cover: {
    title: "Drawing",
    hint: "It stands above your menu while there’s no picture of your own.",
    suggested: "Choose for me",
    cafe: "Cafe",
    dhaba: "Dhaba",
    sweets: "Sweets",
    bakery: "Bakery",
    juice: "Juice bar",
    thali: "Thali",
  },
} as const satisfies Texts;
