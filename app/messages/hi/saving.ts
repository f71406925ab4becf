import type { saving as english } from "#app/messages/en/saving.ts";
import type { Translation } from "#app/messages/translation.ts";

export const saving = {
  status: {
    saving: "सेव हो रहा है...",
    saved: "सेव हो गया",
    "not-saved": "सेव नहीं हुआ",
    waiting: "{count} बाकी",
  },
  hold: {
    unreached: "नेटवर्क नहीं है।",
    "logged-out": "लॉगआउट हो गया है।",
    "other-shop": "अब यहाँ किसी और दुकान का लॉगिन है।",
    operator: "यह मेन्यू अब आपके लिए खुला नहीं है: दुकान बंद हो गई है, या आपने इसे छोड़ दिया है।",
    safe: {
      unreached: {
        by: "count",
        one: "आपका बदलाव इस फ़ोन पर सुरक्षित है, नेटवर्क आते ही सेव हो जाएगा।",
        other: "आपके {count} बदलाव इस फ़ोन पर सुरक्षित हैं, नेटवर्क आते ही सेव हो जाएँगे।",
      },
      "logged-out": {
        by: "count",
        one: "आपका बदलाव इस फ़ोन पर सुरक्षित है: सेव करने के लिए इस दुकान का लॉगिन करें।",
        other: "आपके {count} बदलाव इस फ़ोन पर सुरक्षित हैं: सेव करने के लिए इस दुकान का लॉगिन करें।",
      },
      operator: {
        by: "count",
        one: "आपका बदलाव इस फ़ोन पर सुरक्षित है, डेस्क से मेन्यू फिर खोलने पर सेव हो जाएगा।",
        other: "आपके {count} बदलाव इस फ़ोन पर सुरक्षित हैं, डेस्क से मेन्यू फिर खोलने पर सेव हो जाएँगे।",
      },
      "other-shop": {
        by: "count",
        one: "इस मेन्यू का आपका बदलाव इस फ़ोन पर सुरक्षित है: सेव करने के लिए इस दुकान का लॉगिन करें।",
        other: "इस मेन्यू के आपके {count} बदलाव इस फ़ोन पर सुरक्षित हैं: सेव करने के लिए इस दुकान का लॉगिन करें।",
      },
    },
    staff: "अगर आप अब लॉगिन नहीं कर सकते, तो मालिक से यहाँ लॉगिन करने को कहें।",
    switch: "इस दुकान का लॉगिन करें",
    desk: "डेस्क पर जाएँ",
    unsafe: "यह ब्राउज़र बदलाव रख नहीं सकता: यह पेज खुला रहने दें।",
  },
  elsewhere: {
    waiting: {
      one: "<own>{name}</own> के मेन्यू का एक बदलाव इस फ़ोन पर बाकी है।",
      more: "<own>{name}</own> के मेन्यू के {count} बदलाव इस फ़ोन पर बाकी हैं।",
    },
    open: "{name} का लॉगिन करें",
  },
  /** Above a form that was half typed when the page was left. */
  kept: "यह पहले का लिखा हुआ है, अभी सेव नहीं हुआ है।",
  undo: {
    undo: "वापस लें",
    redo: "फिर से करें",
    said: { undo: "वापस ले लिया", redo: "फिर से कर दिया" },
    changedSince: "यह पूरा वापस नहीं ले सकते: इस बीच किसी और फ़ोन पर यह बदला गया।",
  },
  left: {
    title: {
      edit: "दो फ़ोन पर एक ही चीज़ बदली गई",
      undo: "इस बीच किसी और फ़ोन पर बदला गया",
      deleted: "किसी और फ़ोन पर हटा दिया गया",
    },
    why: {
      edit: "यह सेव नहीं हुआ। कौन-सा रखना है?",
      undo: "यह वापस नहीं लिया गया। फिर भी वापस लें?",
      delete: "क्या इसे फिर भी हटाना है?",
      gone: "आपका बदलाव सेव नहीं हुआ। हटाया हुआ आपके बदलाव के साथ वापस रखें?",
      deleted: "इसलिए आपका बदलाव नहीं हुआ।",
    },
    yes: { edit: "मेरा रखें", undo: "फिर भी वापस लें", delete: "फिर भी हटाएँ", gone: "वापस रखें" },
    no: {
      edit: "दूसरा रखें",
      undo: "रहने दें",
      delete: "न हटाएँ",
      deleted: "ठीक है",
      gone: "मेन्यू से हटा रहने दें",
    },
  },
  conflict: {
    changed: "<own>{name}</own> किसी और फ़ोन पर बदला गया।",
    isNow: "<own>{name}</own> किसी और फ़ोन पर बदला गया: अब <theirs>{there}</theirs>।",
    differs: "<own>{name}</own>: दूसरे फ़ोन पर <theirs>{there}</theirs>, यहाँ <mine>{here}</mine>।",
    undone: "<own>{name}</own>: अभी <theirs>{there}</theirs>, वापस लेने पर <mine>{here}</mine>।",
    deleted: "<own>{name}</own> किसी और फ़ोन पर हटा दिया गया।",
    gone: "<own>{name}</own> किसी और फ़ोन पर हटा दिया गया। यहाँ <mine>{here}</mine>।",
    filled: "<own>{name}</own> के आइटम किसी और फ़ोन पर बदले या जोड़े गए।",
    more: "और {count}",
  },
  stray: {
    title: {
      by: "count",
      one: "{count} आइटम अभी मेन्यू पर नहीं है",
      other: "{count} आइटम अभी मेन्यू पर नहीं हैं",
    },
    why: {
      section: "सेक्शन किसी और फ़ोन पर हटा दिया गया।",
      named: "<own>{section}</own> किसी और फ़ोन पर हटा दिया गया।",
      item: "यह आइटम किसी और फ़ोन पर हटा दिया गया।",
    },
    section: "सेक्शन चुनें",
    add: { section: "यहाँ जोड़ें", item: "वापस रखें" },
    back: "{section} वापस लाएँ",
    backWith: {
      by: "count",
      one: "{section} और उसका {count} आइटम वापस लाएँ",
      other: "{section} और उसके {count} आइटम वापस लाएँ",
    },
    none: "पहले कोई सेक्शन जोड़ें, फिर इसे वहाँ रख सकते हैं।",
  },
} as const satisfies Translation<typeof english>;
