import type { places as english } from "#app/messages/en/places.ts";
import type { Translation } from "#app/messages/translation.ts";

export const places = {
  search: "इलाका, गाँव या पिन कोड",
  searchHint: "नक्शे के नंबर (latitude, longitude), नक्शे का लिंक या DIGIPIN भी चलेगा।",
  find: "ढूँढें",
  found: "जगहें",
  foundCount: { by: "places", one: "{places} जगह मिली", other: "{places} जगहें मिलीं" },
  notListed: "सूची में नहीं है? पास की कोई बड़ी जगह चुनें या पिन कोड लिखें, फिर नक्शे पर अपना चौकोर हिस्सा चुनें।",
  notFoundName:
    "“{typed}” नाम की जगह हमें नहीं मिली। नाम दूसरी तरह से लिखें, पास की किसी बड़ी जगह का नाम या पिन कोड लिखें।",
  noPin: "{pin} पिन कोड हमारी सूची में नहीं है। एक बार देख लें, या इलाके का नाम लिखें।",
  linkWithout: "इस लिंक में जगह के नंबर नहीं हैं। इसे खोलें, और वहाँ से पूरा लिंक या नंबर कॉपी करें।",
  offEarth:
    "इन नंबरों पर धरती पर कोई जगह नहीं है। एक बार देख लें: पहले latitude आता है, 90 तक, फिर longitude, 180 तक।",
  near: "{latitude}, {longitude} के पास",
  north: { by: "squares", one: "उत्तर में {squares} हिस्सा", other: "उत्तर में {squares} हिस्से" },
  south: { by: "squares", one: "दक्षिण में {squares} हिस्सा", other: "दक्षिण में {squares} हिस्से" },
  east: { by: "squares", one: "पूरब में {squares} हिस्सा", other: "पूरब में {squares} हिस्से" },
  west: { by: "squares", one: "पश्चिम में {squares} हिस्सा", other: "पश्चिम में {squares} हिस्से" },
} as const satisfies Translation<typeof english>;
