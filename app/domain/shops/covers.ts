import { COVERS } from "#app/db/closed-lists.ts";
import { firstNamed } from "#app/domain/words.ts";

export { COVERS };
export type Cover = (typeof COVERS)[number];

const COVER_WORDS: readonly (readonly [Cover, ...words: string[]])[] = [
  ["dhaba", "dhaba", "dhabha", "ढाबा"],
  ["cafe", "cafe", "coffee", "kaapi", "chai", "tea", "tapri", "कैफ़े", "कॉफ़ी", "चाय", "टपरी"],
  ["sweets", "sweet", "mithai", "halwai", "mishthan", "misthan", "jalebi", "rasgulla"],
  ["sweets", "मिठाई", "हलवाई", "मिष्ठान", "मिष्ठान्न", "स्वीट्स", "जलेबी"],
  ["bakery", "bakery", "bakeries", "baker", "bake", "cake", "pastry", "patisserie", "confectioner"],
  ["bakery", "बेकरी", "केक"],
  ["juice", "juice", "shake", "smoothie", "fruit", "sharbat", "sugarcane", "lassi", "ice cream"],
  ["juice", "जूस", "शेक", "शरबत", "लस्सी", "फल", "आइसक्रीम"],
  ["thali", "thali", "meal", "mess", "bhojanalaya", "bhojanalay", "bhojnalaya", "bhojnalay"],
  ["thali", "rasoi", "andhra", "udupi", "south indian", "gujarati", "rajasthani"],
  ["thali", "थाली", "भोजनालय", "रसोई", "साउथ इंडियन"],
  ["dhaba", "tandoor", "tandoori", "punjabi", "mughlai", "north indian", "biryani", "highway"],
  ["dhaba", "kebab", "kabab", "तंदूर", "तंदूरी", "पंजाबी", "मुग़लई", "बिरयानी", "कबाब"],
];

/** The cover of a shop by its name, else by its categories in their order, else by its kind of food; else the cafe. */
export function suggestCover(shop: {
  name: string;
  foodType: string;
  categories: string[];
}): Cover {
  for (const text of [shop.name, ...shop.categories, shop.foodType]) {
    const cover = firstNamed(text, COVER_WORDS);
    if (cover !== undefined) return cover;
  }
  return "cafe";
}
