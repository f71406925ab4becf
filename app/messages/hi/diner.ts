import type { diner as english } from "#app/messages/en/diner.ts";
import type { Translation } from "#app/messages/translation.ts";

export const diner = {
  searchAll: "{count} चीज़ों में खोजें",
  allSections: "सभी सेक्शन",
  show: "वेटर को दिखाएँ",
  forWaiter: "वेटर के लिए",
  table: "टेबल {table}",
  share: "शेयर करें",
  copied: "लिंक कॉपी हो गया",
  add: "{name} जोड़ें",
  less: "{name} एक कम करें",
  was: "पहले दाम {price} था",
  gone: "नाम बदल गया है या मेन्यू से हटा दी गई है",
  undo: "वापस लाएँ",
  note: "रसोई के लिए नोट",
  total: "कुल",
  pricesOf: "{date} के दाम",
  unpriced: "दाम पूछ लें",
  andUnpriced: "{sum} और बिना दाम की चीज़ें",
  send: "WhatsApp पर भेजें",
  nothing: "अभी कुछ ऑर्डर नहीं हुआ है। इसे वेटर को दिखाएँ।",
} as const satisfies Translation<typeof english>;
