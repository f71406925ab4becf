import type { finding as english } from "#app/messages/en/finding.ts";
import type { Translation } from "#app/messages/translation.ts";

export const finding = {
  find: {
    close: "बंद करें",
    label: "आइटम खोजें",
    found: { by: "count", one: "{count} आइटम मिला", other: "{count} आइटम मिले" },
    none: "कुछ नहीं मिला",
    more: "और दिखाएँ",
    sections: "सेक्शन",
    jump: "किस सेक्शन पर जाएँ?",
  },
  soldOut: {
    now: "अभी खत्म",
    nowCount: "अभी खत्म: {count}",
    count: "{count} खत्म",
    available: "{name}: मिलता है",
    back: "वापस लाएँ",
    isBack: "{name} को वापस लाएँ",
    allBack: "सब वापस लाएँ",
  },
} satisfies Translation<typeof english>;
