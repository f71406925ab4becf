import type { share as english } from "#app/messages/en/share.ts";
import type { Translation } from "#app/messages/translation.ts";

export const share = {
  page: {
    title: "अपना मेन्यू शेयर करें",
    toMenu: "मेन्यू पर वापस",
    notForOperators: "आपका लॉगिन ऑपरेटर का है। यह पेज दुकान के लोगों के लिए है।",
  },
  send: {
    title: "भेजें",
    message: "मैसेज",
    text: "नमस्ते! यह रहा {shopName} का मेन्यू, आज के दाम के साथ:\n{link}",
    whatsApp: "WhatsApp पर भेजें",
    copyMessage: "मैसेज कॉपी करें",
    link: "लिंक",
    copyLink: "लिंक कॉपी करें",
    copied: "कॉपी हो गया",
    select: "कॉपी करने के लिए चुने हुए शब्दों को दबाकर रखें।",
  },
  code: {
    title: "आपका QR कोड",
    hint: "इससे आपका मेन्यू खुलता है और यह कभी नहीं बदलता: मेन्यू में कुछ भी बदलें, आज छपवाया कोड हमेशा चलेगा।",
    png: "फ़ोटो (PNG)",
    svg: "छपवाने के लिए (SVG)",
  },
  print: {
    title: "स्टैंड छापें",
    hint: "काउंटर के लिए, आपके नाम और कोड के साथ।",
    tablesHint:
      "हर टेबल के लिए एक, उसके नंबर के साथ। फिर ग्राहक वेटर को जो लिस्ट दिखाएगा, उस पर टेबल का नंबर भी होगा।",
    tables: "कितनी टेबल हैं?",
    wrongTables: "1 से {most} तक का कोई नंबर लिखें।",
    make: "टेबल के स्टैंड बनाएँ",
    toShare: "शेयर करने पर वापस",
    stand: "{name} का स्टैंड",
    tableStands: {
      by: "count",
      one: "{name} की {count} टेबल का स्टैंड",
      other: "{name} की {count} टेबल के स्टैंड",
    },
    card: "स्टैंड",
    cardOfTable: "टेबल {table} का स्टैंड",
    size: "साइज़",
    millimetres: "{width} × {height} मिमी",
    button: "{paper} पर छापें",
    how: "ब्राउज़र के मेन्यू में Print चुनकर भी छाप सकते हैं (Ctrl+P, Mac पर ⌘P)। कागज़ का साइज़ {paper}, स्केल 100%, मार्जिन कोई नहीं। कागज़ बड़ा हो, तो कार्ड के किनारे से काट लें।",
  },
  opened: {
    title: "कितनी बार खुला",
    today: "आज",
    week: "7 दिन",
    all: "90 दिन",
    chart: "पिछले 90 दिन, हर दिन कितने फ़ोन",
    most: {
      by: "count",
      one: "सबसे अच्छा दिन: {day}, {count} फ़ोन",
      other: "सबसे अच्छा दिन: {day}, {count} फ़ोन",
    },
    byDay: "दिन के हिसाब से",
    day: "दिन",
    phones: "फ़ोन",
    none: "अभी तक किसी ने नहीं खोला। लिंक कुछ दोस्तों को भेजें, या कोड किसी टेबल पर रखें: जैसे ही कोई देखेगा, यहाँ पहली लकीर दिखेगी।",
    how: "हर फ़ोन दिन में एक बार गिना जाता है; किसका है, यह कोई नहीं जान सकता। जिस फ़ोन पर यहाँ लॉगिन है, या जो गिने जाने से मना करता है, वह नहीं गिना जाता।",
  },
} as const satisfies Translation<typeof english>;
