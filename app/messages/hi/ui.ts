import { brand } from "#app/brand.ts";
import type { ui as english } from "#app/messages/en/ui.ts";
import type { Translation } from "#app/messages/translation.ts";

export const ui = {
  page: {
    tagline: "जानिए, आपके आस-पास क्या चल रहा है",
    language: "भाषा",
    poweredBy: `${brand.name} पर बना`,
    skip: "टैप करके आगे बढ़ें",
  },
  dish: {
    veg: "वेज",
    nonveg: "नॉन-वेज",
    egg: "अंडा",
    mild: "हल्का तीखा",
    spicy: "तीखा",
    hot: "बहुत तीखा",
    featured: "दुकान की पसंद",
    boardWords: { special: "खास", new: "नया", back: "फिर से" },
    soldOut: "खत्म",
    soldOutToday: "आज के लिए खत्म",
    contains: "इसमें है: {allergens}",
    allergens: {
      gluten: "ग्लूटेन",
      crustaceans: "झींगा या केकड़ा",
      milk: "दूध",
      egg: "अंडा",
      fish: "मछली",
      nuts: "मूँगफली या मेवे",
      soy: "सोया",
      sulphite: "सल्फ़ाइट",
    },
  },
  buttons: {
    tryAgain: "फिर कोशिश करें",
    cancel: "रहने दें",
    save: "सेव करें",
    delete: "हटाएँ",
    edit: "बदलें",
    sending: "भेजा जा रहा है...",
  },
  account: {
    title: "आपका लॉगिन",
    logOut: "लॉगआउट",
    notLoggedOut: "लॉगआउट नहीं हुआ: नेटवर्क नहीं है। कुछ खोया नहीं है। नेटवर्क आने पर फिर कोशिश करें।",
  },
  failed: {
    menu: "मेन्यू नहीं खुल पाया",
    title: "कुछ गड़बड़ हो गई",
    text: "गलती आपकी नहीं, हमारी है। थोड़ी देर में फिर कोशिश करें।",
    typedIsSafe: "आपने जो लिखा, वह सुरक्षित है। भेजने के लिए फिर कोशिश करें।",
    choosePhotosAgain:
      "आपने जो लिखा, वह सुरक्षित है। फ़ोटो दोबारा चुनने के लिए पीछे जाएँ, या बिना फ़ोटो के भेजें।",
    typed: "आपने जो लिखा",
  },
  unsent: {
    noAnswer: "कोई जवाब नहीं आया। अपना नेटवर्क चेक करके फिर कोशिश करें।",
    unreachable: `${brand.name} अभी नहीं खुल पा रहा। अपना नेटवर्क चेक करके फिर कोशिश करें।`,
    broken: "कुछ गड़बड़ हो गई। फिर कोशिश करें।",
  },
} as const satisfies Translation<typeof english>;
