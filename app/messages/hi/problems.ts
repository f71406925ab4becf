import type { problems as english } from "#app/messages/en/problems.ts";
import type { Translation } from "#app/messages/translation.ts";

export const problems = {
  "email-required": "ईमेल लिखना ज़रूरी है",
  "email-wrong": "कृपया सही ईमेल लिखें",
  "email-too-long": "ईमेल में ज़्यादा से ज़्यादा {most} अक्षर हो सकते हैं",
  "email-control-characters": "ईमेल में कोई ऐसा अक्षर है जो दिखता नहीं। कृपया दोबारा लिखें।",
  "phone-required": "फ़ोन नंबर लिखना ज़रूरी है",
  "phone-wrong": "कृपया सही फ़ोन नंबर लिखें",
  "message-required": "मैसेज लिखना ज़रूरी है",
  "message-empty": "मैसेज में कम से कम 1 अक्षर होना चाहिए",
  "message-too-long": "मैसेज में ज़्यादा से ज़्यादा {most} अक्षर हो सकते हैं",
  "message-control-characters": "मैसेज में कोई ऐसा अक्षर है जो दिखता नहीं। कृपया दोबारा लिखें।",
  "shop-name-required": "दुकान का नाम लिखना ज़रूरी है",
  "shop-name-too-long": "दुकान के नाम में ज़्यादा से ज़्यादा {most} अक्षर हो सकते हैं",
  "shop-name-control-characters": "दुकान के नाम में कोई ऐसा अक्षर है जो दिखता नहीं। कृपया दोबारा लिखें।",
  "password-required": "कृपया नया पासवर्ड लिखें",
  "password-too-short": "नए पासवर्ड में कम से कम 8 अक्षर होने चाहिए",
  "password-too-long": "नए पासवर्ड में ज़्यादा से ज़्यादा 128 अक्षर हो सकते हैं",
  "password-unreadable": "नए पासवर्ड का कोई अक्षर पढ़ा नहीं जा सका। कृपया दोबारा लिखें।",
  "password-has-username": "नए पासवर्ड में आपका यूज़रनेम नहीं होना चाहिए",
  "password-too-common": "यह पासवर्ड बहुत लोग रखते हैं। कृपया कोई और चुनें।",
  "push-service-unknown": "इस ब्राउज़र में नोटिफ़िकेशन अभी नहीं चलते। कृपया कोई और ब्राउज़र आज़माएँ।",
  "push-time-wrong": "कृपया समय चुनें",
  "push-time-zone-unknown": "आपके फ़ोन का टाइम ज़ोन हमारी सूची में नहीं है।",
  "push-place-missing": "कृपया पहले जगह चुनें",
  "push-unreadable": "आपके ब्राउज़र ने जो भेजा, वह पढ़ा नहीं जा सका। इस पेज को रीलोड करके फिर कोशिश करें।",
} as const satisfies Translation<typeof english>;
