import type { Translation } from "#app/messages/translation.ts";
import type { thread as english } from "#app/messages/en/thread.ts";

export const thread = {
  title: "आस-पास की एक पोस्ट",
  back: "← आस-पास",
  share: "यह पोस्ट भेजें",
  shareText: "हमारे नुक्कड़ के एक पड़ोसी की बात: {link}",
  preview: "{kind}: {beginning}",
  previewOfPlan: "{kind}, {when}: {beginning}",
  previewText: "{place} के आस-पास। ऐसी पोस्ट एक दिन में हट जाती हैं।",
  previewTextNowhere: "एक पड़ोसी की पोस्ट। ऐसी पोस्ट एक दिन में हट जाती हैं।",
  previewTextOfPlan: "{place} के आस-पास। शुरू होने के दो घंटे बाद यह पोस्ट हट जाएगी।",
  previewTextOfPlanNowhere: "एक पड़ोसी का प्लान। शुरू होने के दो घंटे बाद यह पोस्ट हट जाएगी।",
  heading: "<name>{handle}</name> की पोस्ट",
  isCommentHidden: "हमारे मॉडरेटर ने यह कमेंट छिपा दिया है। यह सिर्फ़ आपको दिख रहा है।",
  comments: "कमेंट",
  noComments: "अभी कोई कमेंट नहीं है।",
  deleteComment: "अपना कमेंट हटाएँ",
  yourComment: "आपका कमेंट",
  send: "कमेंट भेजें",
  sent: "आपका कमेंट पोस्ट हो गया।",
  ended: "यह पोस्ट खत्म हो चुकी है",
  endedTyped: "आपने यह लिखा था",
  endedText:
    "यहाँ पोस्ट ज़्यादा से ज़्यादा एक दिन रहती है, और प्लान शुरू होने के दो घंटे बाद हट जाता है। अगर पोस्ट अभी-अभी हुई है, तो तीन मिनट बाद फिर देखें।",
  seeNow: "देखिए, अभी क्या चल रहा है",
} as const satisfies Translation<typeof english>;
