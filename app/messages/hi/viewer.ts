import type { Translation } from "#app/messages/translation.ts";
import type { viewer as english } from "#app/messages/en/viewer.ts";

export const viewer = {
  title: "इस पोस्ट की फ़ोटो",
  close: "बंद करें",
  previous: "पिछली फ़ोटो",
  next: "अगली फ़ोटो",
  place: "{photos} में से {number}",
  notLoaded: "पूरी फ़ोटो अभी नहीं खुल पा रही है।",
} as const satisfies Translation<typeof english>;
