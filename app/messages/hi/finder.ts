import type { finder as english } from "#app/messages/en/finder.ts";
import type { Translation } from "#app/messages/translation.ts";

export const finder = {
  search: "मेन्यू में खोजें",
  close: "बंद करें",
  clear: "हटाएँ",
  none: "यह नहीं मिला। कोई और नाम है?",
  guess: "कहीं इनमें से कोई तो नहीं?",
  unmarked: {
    by: "count",
    one: "{count} चीज़ पर निशान नहीं है: पूछ लें",
    other: "{count} चीज़ों पर निशान नहीं है: पूछ लें",
  },
  notVeg: {
    by: "count",
    one: "{count} चीज़ वेज नहीं है",
    other: "{count} चीज़ें वेज नहीं हैं",
  },
  items: { by: "count", one: "{count} चीज़", other: "{count} चीज़ें" },
} as const satisfies Translation<typeof english>;
