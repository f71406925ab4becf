import type { entry as english } from "#app/messages/en/entry.ts";
import type { Translation } from "#app/messages/translation.ts";

export const entry = {
  title: "{section} में डिश जोड़ें",
  name: "अगली डिश का नाम",
  next: "अगली डिश",
  price: "दाम",
  anotherSize: "एक और साइज़",
  add: "जोड़ें और अगली लिखें",
  added: "{name} जुड़ गई",
  known: "{name} यहाँ पहले से है।",
  gone: "{section} इस बीच हटा दिया गया। आप जो लिखते हैं, वह ऊपर रखा है।",
  offered: "अगर {price} ही दाम है, तो Enter दबाएँ। अगर यह नाम का हिस्सा है, तो दाम लिखें।",
  unclear: "यह एक दाम है या कई? {one} या {several} लिखें।",
  sizesAsked: { by: "count", one: "इस साइज़ का नाम?", other: "इन {count} साइज़ के नाम?" },
  sizeName: "साइज़ {number} का नाम",
  sizesDone: "यही नाम रखें",
  half: "हाफ़",
  full: "फ़ुल",
  small: "छोटा",
  medium: "मीडियम",
  large: "बड़ा",
} as const satisfies Translation<typeof english>;
