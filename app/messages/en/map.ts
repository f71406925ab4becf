import type { Texts } from "#app/messages/translation.ts";

/** The map on which a place is corrected, a page of its own. */
export const map = {
  heading: "Is this your corner?",
  text: "You’ll see what’s around the lit square. Is yours the next one? Tap it.",
  look: "Look around here",
  kept: "We keep the square, never your position.",
  wider: "It’s not on this map",
  toSearch: "Back to the search",
  wideHeading: "Where’s your corner?",
  wideText: "Tap the area it’s in. You’ll then see it up close.",
  closer: "Back to the map up close",
} as const satisfies Texts;
