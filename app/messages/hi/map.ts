import type { map as english } from "#app/messages/en/map.ts";
import type { Translation } from "#app/messages/translation.ts";

export const map = {
  heading: "क्या यही आपका नुक्कड़ है?",
  text: "आपको रंगीन हिस्से के आस-पास की पोस्ट दिखेंगी। घर बगल वाले हिस्से में है? तो उस पर टैप करें।",
  look: "यहाँ के आस-पास देखें",
  kept: "हम सिर्फ़ चौकोर हिस्सा रखते हैं, आपकी ठीक-ठीक जगह कभी नहीं।",
  wider: "मेरी जगह इस नक्शे पर नहीं है",
  toSearch: "खोज पर लौटें",
  wideHeading: "आपका नुक्कड़ कहाँ है?",
  wideText: "वह जिस इलाके में है, उस पर टैप करें। फिर वह बड़ा होकर दिखेगा।",
  closer: "पास वाले नक्शे पर लौटें",
} as const satisfies Translation<typeof english>;
