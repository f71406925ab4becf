import { brand } from "#app/brand.ts";
import type { menu as english } from "#app/messages/en/menu.ts";
import type { Translation } from "#app/messages/translation.ts";

export const menu = {
  page: {
    title: "{name} - मेन्यू",
    what: `मेन्यू <small>${brand.name} पर बना</small>`,
    sections: "सेक्शन",
    empty: "अभी यहाँ कुछ नहीं है",
    sizesOf: "{item}: साइज़",
    regular: "रेगुलर",
    today: "आज",
    todayInOtherLanguage: "Today",
    from: "{time} बजे से",
    openHours: "खुला रहता है: {hours}",
    openTill: "{time} बजे तक खुला है",
    openAlways: "खुला है",
    opensAt: "बंद है, {time} बजे खुलेगा",
    opensTomorrow: "बंद है, कल {time} बजे खुलेगा",
    opensOn: "बंद है, {day} को {time} बजे खुलेगा",
    closed: "बंद है",
    whatsApp: "WhatsApp",
    call: "कॉल करें",
    way: "रास्ता देखें",
    withGst: "दाम में GST शामिल है।",
    withoutGst: "GST अलग से लगेगा।",
    fssai: "FSSAI {number}",
    kcal: "{kcal} kcal",
    kcalServing: "{serving} में {kcal} kcal",
    dailyKcal: "एक औसत सक्रिय वयस्क को रोज़ 2,000 kcal ऊर्जा चाहिए, पर हर किसी की ज़रूरत अलग हो सकती है।",
    served: "मिलने का समय: {times}",
    notNow: "अभी नहीं",
    backToday: "खत्म, आज फिर मिलेगा",
    backTomorrow: "खत्म, कल फिर मिलेगा",
    backOn: "खत्म, {day} को फिर मिलेगा",
    todaysPrices: "आज के दाम",
    corner: "आस-पास क्या चल रहा है",
    addYours: "अपना डिजिटल मेन्यू बनवाएँ",
  },
  noMenu: {
    missing: "यहाँ कोई मेन्यू नहीं है",
    invalidId: "दुकान की आईडी सही नहीं है",
    scanAgain: "टेबल वाला कोड फिर से स्कैन करें, या दुकान से मेन्यू का लिंक माँगें।",
    toHome: `${brand.name} पर जाएँ`,
  },
  lastCopy: {
    today: "ये दाम {time} बजे के हैं। हो सकता है, अब बदल गए हों।",
    yesterday: "ये दाम कल {time} बजे के हैं। हो सकता है, अब बदल गए हों।",
    earlier: "ये दाम {date} के हैं। हो सकता है, अब बदल गए हों।",
  },
  notKept: "यह मेन्यू अभी आपके फ़ोन में नहीं है। नेटवर्क आने पर फिर कोशिश करें।",
  stand: {
    scan: "मेन्यू के लिए स्कैन करें",
    table: "टेबल",
  },
  handOver: {
    shop: "नमस्ते! {shopName} का डिजिटल मेन्यू तैयार है।",
    login: "नमस्ते! {shopName} के डिजिटल मेन्यू के लिए आपका लॉगिन यह रहा।",
    password: "नमस्ते! {shopName} के डिजिटल मेन्यू के लिए नया पासवर्ड यह रहा।",
    rest: `आपका मेन्यू, ग्राहकों को भेजने के लिए:
{menu}

खाने की चीज़ें और दाम डालने के लिए यहाँ लॉगिन करें:
{login}
यूज़रनेम: {username}
पासवर्ड: {password}

पासवर्ड जब चाहें “आपका लॉगिन” में बदल लें। मदद चाहिए, तो बस इसी मैसेज का जवाब दें।`,
  },
} as const satisfies Translation<typeof english>;
