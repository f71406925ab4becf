import { firstNamed, spellOut } from "#app/domain/words.ts";
import { DISH_WORDS } from "./dish-words.ts";

/** What is drawn in ui/drawings/dishes.svg, each as a symbol of this id. */
export const DISH_DRAWINGS = [
  "chai",
  "coffee",
  "cold-coffee",
  "lassi",
  "juice",
  "shake",
  "soda",
  "poha",
  "idli",
  "dosa",
  "vada",
  "samosa",
  "pakora",
  "chaat",
  "pani-puri",
  "pav-bhaji",
  "sandwich",
  "bun",
  "roll",
  "burger",
  "pizza",
  "fries",
  "noodles",
  "momo",
  "soup",
  "salad",
  "tikka",
  "kebab",
  "chicken",
  "fish",
  "egg",
  "curry",
  "dal",
  "biryani",
  "rice",
  "naan",
  "paratha",
  "thali",
  "jalebi",
  "gulab-jamun",
  "ice-cream",
  "cake",
] as const;

export type DishDrawing = (typeof DISH_DRAWINGS)[number];

const NOT_VEG: ReadonlySet<DishDrawing> = new Set(["kebab", "chicken", "fish", "egg"]);
const WITHOUT_MEAT = DISH_WORDS.filter(([drawing]) => !NOT_VEG.has(drawing));
const NON_VEG = /(?<= )(?:non veg(?:etarian)?|नॉन वेज)(?= )/g;
const VEG = / (?:veg|vegetarian|वेज|शाकाहारी) /;

/** The drawing of a section by its English, Hinglish or Hindi name; never of meat, fish or egg if it says veg. */
export function suggestDrawing(sectionName: string): DishDrawing | undefined {
  const spelled = spellOut(sectionName).replaceAll(NON_VEG, "nonveg");
  return firstNamed(spelled, VEG.test(spelled) ? WITHOUT_MEAT : DISH_WORDS);
}
