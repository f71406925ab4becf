import type { account as english } from "#app/messages/en/account.ts";
import type { Translation } from "#app/messages/translation.ts";

export const account = {
  login: {
    title: "दुकान का लॉगिन",
    username: "यूज़रनेम",
    password: "पासवर्ड",
    send: "लॉगिन करें",
    sending: "लॉगिन हो रहा है...",
    lead: "दाम, आज का बोर्ड, और क्या खत्म हुआ।",
    waiting: "आपके बदलाव इस फ़ोन पर सुरक्षित हैं। लॉगिन करते ही भेज दिए जाएँगे।",
    show: "पासवर्ड दिखाएँ",
    forgot: "भूल गए? हमें लिखें",
    addShop: "अपनी दुकान जोड़ें",
  },
  refused: {
    wrongLogin: "यूज़रनेम या पासवर्ड गलत है।",
    unavailable: "हम अभी आपका लॉगिन चेक नहीं कर पा रहे हैं। थोड़ी देर में फिर कोशिश करें।",
    waitMinute: "बहुत बार कोशिश हो गई। एक मिनट रुककर फिर कोशिश करें।",
    wait: {
      by: "minutes",
      one: "बहुत बार कोशिश हो गई। {minutes} मिनट बाद फिर कोशिश करें, या उस फ़ोन से लॉगिन करें जिससे यहाँ पहले लॉगिन हो चुका है।",
      other:
        "बहुत बार कोशिश हो गई। {minutes} मिनट बाद फिर कोशिश करें, या उस फ़ोन से लॉगिन करें जिससे यहाँ पहले लॉगिन हो चुका है।",
    },
    wrongPassword: "यह आपका अभी का पासवर्ड नहीं है।",
  },
  page: {
    who: "आप <name>{username}</name> के नाम से लॉगिन हैं।",
    toDesk: "डेस्क पर जाएँ",
    toMenu: "अपने मेन्यू पर जाएँ",
    toShare: "अपना मेन्यू शेयर करें",
  },
  everywhere: {
    title: "हर जगह से लॉगआउट करें",
    text: "यह अकाउंट हर फ़ोन और कंप्यूटर पर लॉगआउट हो जाएगा, यहाँ भी।",
  },
  password: {
    title: "पासवर्ड बदलें",
    changed: "आपका पासवर्ड बदल गया। बाकी सब जगह लॉगआउट हो गया है।",
    current: "अभी का पासवर्ड",
    new: "नया पासवर्ड",
    hint: "कम से कम 8 अक्षर।",
    send: "पासवर्ड बदलें",
    sending: "बदला जा रहा है...",
  },
} as const satisfies Translation<typeof english>;
