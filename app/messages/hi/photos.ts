import type { photos as english } from "#app/messages/en/photos.ts";
import type { Translation } from "#app/messages/translation.ts";

export const photos = {
  title: "आइटम की फ़ोटो",
  current: "{item} की फ़ोटो",
  choose: "फ़ोटो चुनें",
  save: "फ़ोटो सेव करें",
  remove: "फ़ोटो हटाएँ",
  hint: "फ़ोटो कब और कहाँ खींची गई, यह जानकारी हम नहीं रखते।",
  preparing: "फ़ोटो छोटी हो रही है...",
  unreadable: "यह फ़ोटो खुल नहीं रही। JPEG, PNG या WebP फ़ोटो चुनें।",
  here: "यह फ़ोटो अभी इसी फ़ोन पर है।",
  progress: {
    by: "count",
    one: "{total} में से {saved} फ़ोटो सेव हो गईं। एक अभी इसी फ़ोन पर है; यह पेज खुला रखें।",
    other: "{total} में से {saved} फ़ोटो सेव हो गईं। {count} अभी इसी फ़ोन पर हैं; यह पेज खुला रखें।",
  },
  ifClosed: "पेज बंद हो जाए, तो दोबारा खोलने पर बाकी फ़ोटो अपने-आप अपलोड होने लगेंगी।",
  notKept: "इस ब्राउज़र में फ़ोटो रखने की जगह नहीं है। पेज बंद किया तो जो फ़ोटो सेव नहीं हुईं, वे मिट जाएँगी।",
  trouble: {
    network: "अभी नेटवर्क नहीं है। हम कोशिश करते रहेंगे।",
    server: "हमारी तरफ़ कुछ गड़बड़ है। हम कोशिश करते रहेंगे।",
    "logged-out": "आप लॉगआउट हो गए हैं। दोबारा लॉगिन करने पर फ़ोटो अपलोड होने लगेंगी।",
    "other-shop": "अभी इस दुकान का लॉगिन नहीं है। लॉगिन करने पर फ़ोटो अपलोड होने लगेंगी।",
  },
  done: { by: "count", one: "फ़ोटो सेव हो गई।", other: "सभी {count} फ़ोटो सेव हो गईं।" },
  dropped: {
    by: "count",
    one: "एक फ़ोटो सेव नहीं हुई, क्योंकि उसका आइटम हटा दिया गया है।",
    other: "{count} फ़ोटो सेव नहीं हुईं, क्योंकि उनके आइटम हटा दिए गए हैं।",
  },
  cover: {
    title: "चित्र",
    hint: "जब तक आपकी अपनी फ़ोटो न हो, मेन्यू के ऊपर यह दिखता है।",
    suggested: "अपने-आप चुनें",
    cafe: "कैफ़े",
    dhaba: "ढाबा",
    sweets: "मिठाई",
    bakery: "बेकरी",
    juice: "जूस",
    thali: "थाली",
  },
} as const satisfies Translation<typeof english>;
