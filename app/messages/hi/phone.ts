import { brand } from "#app/brand.ts";
import type { phone as english } from "#app/messages/en/phone.ts";
import type { Translation } from "#app/messages/translation.ts";

export const phone = {
  install: {
    label: `${brand.name} इंस्टॉल करें`,
    about: `${brand.name} को होम स्क्रीन पर रखें: किसी भी ऐप की तरह खुलता है, नेटवर्क न हो तब भी।`,
    install: "इंस्टॉल करें",
    decline: "अभी नहीं",
    appleShare: "<share>शेयर</share> दबाएँ।",
    appleAdd: "<add>होम स्क्रीन में जोड़ें</add> चुनें, फिर <b>जोड़ें</b>।",
    androidMenu: "ब्राउज़र का मेन्यू खोलें।",
    androidAdd: "<b>होम स्क्रीन पर जोड़ें</b> चुनें, फिर <b>इंस्टॉल करें</b>।",
  },
  update: {
    ready: "ऐप का नया वर्शन आ गया है।",
    update: "अपडेट करें",
  },
  offline: {
    pageTitle: "ऑफ़लाइन",
    offline: "आप ऑफ़लाइन हैं",
    noAnswer: `${brand.name} से जवाब नहीं आ रहा`,
    text: `${brand.name} से जुड़ते ही आपका पेज अपने-आप खुल जाएगा।`,
    write: "पोस्ट लिखें",
    findPlace: "अपना नुक्कड़ ढूँढें",
  },
  notifications: {
    title: "नोटिफ़िकेशन",
    impossible: `यह ब्राउज़र नोटिफ़िकेशन नहीं दिखा सकता। iPhone या iPad पर पहले ${brand.name} को होम स्क्रीन में जोड़ें।`,
    wait: "एक मिनट...",
    on: "नोटिफ़िकेशन चालू हैं। कोई आपको जवाब देगा, तो आपको पता चल जाएगा।",
    off: "जब कोई आपकी पोस्ट पर जवाब दे, या जहाँ आपने कमेंट किया वहाँ कुछ लिखे, तो नोटिफ़िकेशन पाएँ।",
    denied: "आपके ब्राउज़र की सेटिंग में इस साइट के नोटिफ़िकेशन बंद हैं।",
    replies: "मुझे मिले जवाब",
    help: "आस-पास कोई मदद माँगे",
    quietHours: "शांत समय",
    quiet: "{from}–{to}",
    neverQuiet: "कभी नहीं",
    quietFrom: "कब से",
    quietTo: "कब तक",
  },
  offer: {
    question: "कोई जवाब दे, तो क्या आपको बता दें?",
    yes: "हाँ",
    no: "अभी नहीं",
  },
  pushFailed: {
    noWorker: "इस पेज को रीलोड करके फिर कोशिश करें।",
    browser: "आपका ब्राउज़र अभी यह नहीं कर पाया। थोड़ी देर में फिर कोशिश करें।",
  },
} as const satisfies Translation<typeof english>;
