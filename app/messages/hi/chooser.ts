import type { chooser as english } from "#app/messages/en/chooser.ts";
import type { Translation } from "#app/messages/translation.ts";

export const chooser = {
  title: "जगह चुनें",
  heading: "आपका नुक्कड़ कौन-सा है?",
  lead: "देखिए, पैदल की दूरी पर क्या चल रहा है। आप ठीक-ठीक कहाँ हैं, यह किसी को पता नहीं चलता।",
  searchNoScript:
    "नाम या पिन कोड लिखें। JavaScript न हो, तो लिखा हुआ नाम ढूँढने के लिए हमारे पास आएगा। हम उसे नहीं रखते।",
  positionNoScript:
    "JavaScript के बिना सिर्फ़ नाम या पिन कोड से ढूँढा जा सकता है। जो भेजा गया, वह हमने देखा नहीं: आपकी ठीक-ठीक जगह फ़ोन से बाहर नहीं जानी चाहिए।",
  locateText: "फ़ोन पहले इसे 600 मीटर के चौकोर हिस्से में बदल देता है।",
  usePosition: "मेरी जगह पता करें",
  asking: "फ़ोन से पूछा जा रहा है...",
  located: "आपके फ़ोन ने आपकी जगह पता कर ली है।",
  denied: "आपके फ़ोन ने आपकी जगह नहीं बताई। चाहें तो जगह का नाम लिखकर ढूँढ लें।",
  allow: {
    android:
      "या पते के आगे वाले निशान पर टैप करें, फिर Permissions में लोकेशन चालू करें। फ़ोन की लोकेशन भी चालू होनी चाहिए।",
    iphone:
      "या Settings में Privacy & Security, फिर Location Services खोलें, और अपने ब्राउज़र के लिए चालू करें। फिर यह पेज दोबारा खोलें।",
    firefox: "या पते के आगे वाले ताले पर टैप करें, और लोकेशन की रोक हटाएँ।",
    desk: "या पते के आगे वाले निशान पर क्लिक करें, और लोकेशन चालू करें।",
    other: "शायद ब्राउज़र की सेटिंग में इस पेज के लिए लोकेशन बंद है।",
  },
  notFound: "आपका फ़ोन अभी आपकी जगह पता नहीं कर पा रहा। चाहें तो जगह का नाम लिखकर ढूँढ लें।",
  used: "पहले चुनी हुई जगहें",
  current: "<name>{place}</name> (अभी)",
  ownName: "आप अभी जहाँ हैं, उस जगह का नाम",
  saveName: "नाम सेव करें",
  guess: "मोटा-मोटा अंदाज़ा",
  guessNear: "नेटवर्क के हिसाब से आप <name>{town}</name> के पास हैं। असल जगह इससे काफ़ी दूर भी हो सकती है।",
  guessSomewhere:
    "नेटवर्क से बस मोटा-मोटा अंदाज़ा लगता है कि आप कहाँ हैं। असल जगह इससे काफ़ी दूर भी हो सकती है।",
  lookAround: "<name>{place}</name> के आस-पास देखें",
  lookThere: "वहाँ के आस-पास देखें",
  privacy: "आपकी जगह के बारे में हम क्या जानते हैं",
  credits:
    "जगहों के नाम: <post>Department of Posts, Ministry of Communications, data.gov.in, GODL-India</post>; <geonames>GeoNames, CC BY 4.0</geonames>।",
  unknown: "यह जगह नहीं खुल पाई। कोई और जगह चुनें।",
  onMap: "नक्शे पर अपनी जगह ठीक करें",
} as const satisfies Translation<typeof english>;
