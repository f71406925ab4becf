import type { Texts } from "#app/messages/translation.ts";

/** The photos of a post over the whole screen. */
export const viewer = {
  title: "Photos with this post",
  close: "Close",
  previous: "Previous photo",
  next: "Next photo",
  place: "{number} of {photos}",
  notLoaded: "The full photo can’t be loaded right now.",
} as const satisfies Texts;
