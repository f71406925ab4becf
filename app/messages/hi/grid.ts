import type { grid as english } from "#app/messages/en/grid.ts";
import type { Translation } from "#app/messages/translation.ts";

export const grid = {
  columns: {
    diet: "निशान",
    name: "नाम",
    price: "दाम",
    description: "ब्योरा",
    secondName: "दूसरा नाम",
    sizes: "साइज़",
    soldOut: "चालू",
    photo: "फ़ोटो",
    more: "और",
  },
  cell: {
    on: "चालू",
    off: "खत्म",
    label: "{name}: {column}",
  },
  chosen: { by: "count", one: "{count} बॉक्स चुना।", other: "{count} बॉक्स चुने।" },
  refused: {
    cell: "{column} “{text}”",
    otherSizes: {
      by: "count",
      one: "इसका एक ही दाम है: बस एक लिखें।",
      other: "इसके {count} दाम हैं: {count} दाम / लगाकर लिखें, जैसे 70/110।",
    },
    unnamedSizes: {
      by: "count",
      one: "साइज़ का नाम भी लिखें, जैसे हाफ़ 70। एक ही दाम हो तो “दाम” में लिखें।",
      other: "दो या तीन दाम लिखें, या डिश खोलकर {count} साइज़ के नाम दें।",
    },
    save: "सेव करें",
    leave: "पहले जैसा रहने दें",
  },
  pasted: {
    changed: { by: "count", one: "{count} बॉक्स बदला।", other: "{count} बॉक्स बदले।" },
    added: { by: "count", one: "{count} डिश जुड़ी।", other: "{count} डिश जुड़ीं।" },
    refused: {
      by: "count",
      one: "{count} बॉक्स देख लें।",
      other: "{count} बॉक्स देख लें।",
    },
    left: {
      by: "count",
      one: "{count} लाइन के लिए जगह नहीं मिली:",
      other: "{count} लाइनों के लिए जगह नहीं मिली:",
    },
  },
  keys: {
    edit: "बदलें, फिर नीचे",
    next: "अगला बॉक्स",
    same: "ऊपर जैसा",
    paste: "बॉक्स पेस्ट करें",
    undo: "वापस लें",
    title: "कीबोर्ड",
  },
  preview: {
    title: "ग्राहक को ऐसा दिखता है",
  },
} satisfies Translation<typeof english>;
