import { brand } from "#app/brand.ts";
import type { history as english } from "#app/messages/en/history.ts";
import type { Translation } from "#app/messages/translation.ts";

export const history = {
  page: {
    title: "पुराने बदलाव",
    hint: "पिछले 90 दिनों के बदलाव। किसी भी बदलाव से पहले का मेन्यू देखें, और उसे पूरा या थोड़ा वापस लाएँ।",
    none: "अभी तक कुछ नहीं बदला।",
    toMenu: "मेन्यू पर वापस",
    toHistory: "सारे बदलाव",
    look: "इससे पहले का मेन्यू देखें",
    before: "इससे पहले का मेन्यू",
    marked: "जो अब अलग है, उस पर निशान है।",
    since: { gone: "अब हट चुका है", changed: "अब बदल चुका है", moved: "अब जगह बदल चुकी है" },
    today: "आज",
    yesterday: "कल",
    you: "आप",
    operator: `${brand.name} से {name}`,
    restored: "वापस आ गया। यह भी बाकी बदलावों जैसा ही है, इसलिए इसे भी यहीं से पलटा जा सकता है।",
    stale: "ठीक इसी समय किसी ने मेन्यू बदला। एक बार देख लें, फिर कोशिश करें।",
    full: "इससे मेन्यू बहुत लंबा हो जाएगा। एक सूची में ज़्यादा से ज़्यादा {most} आते हैं।",
    missing: "यह अब यहाँ नहीं है।",
    ownerOnly: "वापस सिर्फ़ मालिक ला सकते हैं।",
  },
  takeAway: {
    title: "मेन्यू अपने पास रखें",
    csv: "स्प्रेडशीट के लिए (CSV)",
    json: "किसी और प्रोग्राम के लिए (JSON)",
  },
  restore: {
    all: "पूरा मेन्यू वापस लाएँ",
    section: "{name} वापस लाएँ",
    item: "वापस लाएँ",
    itemLabel: "{name} वापस लाएँ",
    same: "मेन्यू तब से नहीं बदला है।",
    nothing:
      "सेक्शन, आइटम और दाम अब भी वैसे ही हैं। क्या खत्म है, आज का बोर्ड, खुलने का समय और दुकान की जानकारी वापस लाने से नहीं बदलते।",
    takesOff: {
      by: "count",
      one: "इसके बाद जोड़ा गया: {names}। पूरा मेन्यू वापस लाने पर यह हट जाएगा।",
      other: "इसके बाद जोड़े गए: {names}। पूरा मेन्यू वापस लाने पर ये हट जाएँगे।",
    },
  },
  did: {
    added: { by: "count", one: "एक आइटम जोड़ा", other: "{count} आइटम जोड़े" },
    deleted: { by: "count", one: "एक आइटम हटाया", other: "{count} आइटम हटाए" },
    prices: { by: "count", one: "एक दाम बदला", other: "{count} दाम बदले" },
    sizes: { by: "count", one: "एक आइटम के साइज़ बदले", other: "{count} आइटम के साइज़ बदले" },
    soldOut: { by: "count", one: "एक आइटम खत्म बताया", other: "{count} आइटम खत्म बताए" },
    back: { by: "count", one: "एक आइटम फिर मिलने लगा", other: "{count} आइटम फिर मिलने लगे" },
    moved: { by: "count", one: "एक आइटम की जगह बदली", other: "{count} आइटम की जगह बदली" },
    edited: { by: "count", one: "एक आइटम बदला", other: "{count} आइटम बदले" },
    sectionsAdded: { by: "count", one: "एक सेक्शन जोड़ा", other: "{count} सेक्शन जोड़े" },
    sectionsDeleted: { by: "count", one: "एक सेक्शन हटाया", other: "{count} सेक्शन हटाए" },
    sectionsEdited: { by: "count", one: "एक सेक्शन बदला", other: "{count} सेक्शन बदले" },
    sectionsMoved: {
      by: "count",
      one: "एक सेक्शन की जगह बदली",
      other: "{count} सेक्शन की जगह बदली",
    },
  },
  board: "आज का बोर्ड लिखा",
  boardWiped: "आज का बोर्ड मिटाया",
  hours: "खुलने का समय बदला",
  details: "दुकान की जानकारी बदली",
  more: "और {count}",
} as const satisfies Translation<typeof english>;
