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
    safe: {
      unreached: {
        by: "count",
        one: "आपका बदलाव इस फ़ोन पर सुरक्षित है, नेटवर्क आते ही सेव हो जाएगा।",
        other: "आपके {count} बदलाव इस फ़ोन पर सुरक्षित हैं, नेटवर्क आते ही सेव हो जाएँगे।",
      },
      "logged-out": {
        by: "count",
        one: "आपका बदलाव इस फ़ोन पर सुरक्षित है: सेव करने के लिए लॉगिन करें।",
        other: "आपके {count} बदलाव इस फ़ोन पर सुरक्षित हैं: सेव करने के लिए लॉगिन करें।",
      },
      "other-shop": {
        by: "count",
        one: "इस मेन्यू का आपका बदलाव इस फ़ोन पर सुरक्षित है: सेव करने के लिए इस दुकान का लॉगिन करें।",
        other: "इस मेन्यू के आपके {count} बदलाव इस फ़ोन पर सुरक्षित हैं: सेव करने के लिए इस दुकान का लॉगिन करें।",
      },
    },
    unsafe: "यह ब्राउज़र बदलाव रख नहीं सकता: यह पेज खुला रहने दें।",
  },
  /** Above a form that was half typed when the page was left. */
  kept: "यह पहले का लिखा हुआ है, अभी सेव नहीं हुआ है।",
  undo: {
    undo: "वापस लें",
    redo: "फिर से करें",
    said: { undo: "वापस ले लिया", redo: "फिर से कर दिया" },
    changedSince: "इसे वापस नहीं ले सकते: इस बीच किसी और फ़ोन पर यह बदला गया।",
  },
} as const satisfies Translation<typeof english>;
