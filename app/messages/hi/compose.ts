import type { compose as english } from "#app/messages/en/compose.ts";
import type { Translation } from "#app/messages/translation.ts";

export const compose = {
  form: {
    title: "कुछ पोस्ट करें",
    venue: "जगह का नाम (चाहें तो)",
  },
  kindNames: { update: "खबर", help: "मदद", plan: "प्लान" },
  age: {
    question: "उम्र {age} साल या ज़्यादा है?",
    yes: "हाँ",
    no: "नहीं",
    ask: "बताएँ कि आपकी उम्र {age} साल या उससे ज़्यादा है या नहीं।",
  },
  outbox: {
    posted: {
      early:
        "पोस्ट हो गई। आपको यहाँ आए थोड़ी ही देर हुई है, इसलिए यह आपके पड़ोसियों को तीन मिनट के अंदर दिखेगी।",
      some: "पोस्ट हो गई। एक मिनट के अंदर आपके पड़ोसियों को दिखने लगेगी।",
      none: "पोस्ट हो गई। 10 किमी के अंदर अब तक और किसी ने पोस्ट नहीं की, तो जो आएगा, उसे सबसे पहले आपकी बात मिलेगी।",
      unknown: "पोस्ट हो गई।",
      checked:
        "भेज दी गई। पहले इसकी जाँच होगी: हमारे मॉडरेटर इसे एक दिन के अंदर देखेंगे, और तब तक यह सिर्फ़ आपको दिखेगी।",
    },
    toWaiting: "देखें कि क्या भेजना बाकी है",
  },
  ask: {
    asItIs: "ऐसे ही भेजें",
    postAsItIs: "ऐसे ही पोस्ट करें",
    change: "बदलें",
  },
} as const satisfies Translation<typeof english>;
