import type { details as english } from "#app/messages/en/shop-details.ts";
import type { Translation } from "#app/messages/translation.ts";

export const details = {
  title: "दुकान की जानकारी",
  name: "दुकान का नाम",
  description: "दुकान के बारे में",
  phoneNumber: "फ़ोन नंबर",
  foodType: "कैसा खाना",
  foodTypeHint: "जैसे: शुद्ध शाकाहारी",
  categories: "कैटेगरी",
  categoriesHint: "हर लाइन में एक",
  address: "पता",
  place: "नक्शे पर जगह",
  placeHere: "मैं अभी अपनी दुकान पर हूँ",
  placeHint:
    "या नक्शे वाले ऐप में अपनी दुकान को दबाकर रखें, और उसका लिंक या दोनों नंबर यहाँ पेस्ट करें, जैसे 12.97160, 77.59456।",
  placeSaid: {
    asking: "फ़ोन से पूछा जा रहा है...",
    denied:
      "फ़ोन ने अपनी जगह नहीं बताई। ब्राउज़र की सेटिंग में इस पेज को इजाज़त दें, या नक्शे वाले ऐप से लिंक पेस्ट करें।",
    unknown:
      "फ़ोन को पता नहीं चला कि वह कहाँ है। खिड़की के पास फिर कोशिश करें, या नक्शे वाले ऐप से लिंक पेस्ट करें।",
    roughly: "फ़ोन की बताई जगह {metres} मीटर तक इधर-उधर हो सकती है। नक्शे पर देखकर जाँच लें।",
    shortLink: "छोटे लिंक में दुकान की जगह नहीं होती। उसे खोलें, और लंबा लिंक या दोनों नंबर पेस्ट करें।",
    near: "यह {place} के पास है।",
    nowhere: "वहाँ से 5 किमी तक हमें कोई गाँव या शहर नहीं मिला। कहीं वह समुद्र में तो नहीं? दोनों नंबर जाँच लें।",
  },
  latitude: "अक्षांश",
  longitude: "देशांतर",
  nearby: "दुकान और आज का बोर्ड पड़ोसियों को दिखाएँ?",
  fssaiNumber: "FSSAI लाइसेंस नंबर",
  gst: "क्या दाम में GST शामिल है?",
  gstUnsaid: "नहीं बताया",
  save: "जानकारी सेव करें",
} as const satisfies Translation<typeof english>;
