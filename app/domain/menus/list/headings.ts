import type { Diet } from "#app/domain/menus/diet.ts";
import { spellOut } from "#app/domain/words.ts";
import { westernDigits } from "./pieces.ts";

const COURSES = new Set(
  spellOut(
    `soup soups shorba starter starters appetizer appetizers appetiser appetisers snack snacks chaat chaats
    main mains course courses gravy gravies curry curries bread breads indian rotis parathas paratha rice biryani
    biryanis biriyani pulao dessert desserts sweet sweets mithai ice cream creams kulfi sundaes beverage beverages
    drink drinks hot cold shake shakes milkshakes juice juices mocktail mocktails lassi coffee tea thali thalis
    meal meals combo combos special specials todays breakfast brunch lunch dinner supper morning afternoon evening night tiffin tiffins south north chinese
    continental italian mexican tandoor tandoori kebab kebabs kabab kababs pizza pizzas burger burgers sandwich
    sandwiches roll rolls wrap wraps frankie momo momos noodles pasta pastas maggi dosa dosas idli idlis uttapam
    salad salads side sides extra extras add on ons addon addons other others accompaniments platter platters
    bakery cakes cookies pastries small plates all day veg non nonveg egg eggs items dishes varieties corner
    सुबह दोपहर शाम सूप स्टार्टर स्टार्टर्स नाश्ता स्नैक्स चाट मेन कोर्स सब्जी सब्ज़ी सब्जियाँ सब्ज़ियाँ दाल रोटी रोटियाँ चावल बिरयानी मिठाई
    मीठा पेय ड्रिंक्स ठंडा गरम चाइनीज़ थाली अन्य एक्स्ट्रा खाना भोजन`,
  )
    .trim()
    .split(" "),
);
/** When something is served: hours may stand behind it. */
const TIMES_OF_DAY = new Set(
  spellOut(
    `breakfast brunch lunch dinner supper morning afternoon evening night snacks tiffin tiffins subah dopahar sham
    shaam raat सुबह दोपहर शाम रात नाश्ता खाना भोजन`,
  )
    .trim()
    .split(" "),
);
/** Words for courses that dishes are called too. */
const DISHES = new Set(
  spellOut(
    `soup chaat curry gravy bread rice biryani biriyani pulao cream kulfi shake juice mocktail lassi coffee tea thali meal
    combo tiffin kebab kabab pizza burger sandwich roll wrap frankie momo momos noodles pasta maggi dosa idli uttapam salad
    platter egg eggs सूप चाट सब्जी सब्ज़ी दाल रोटी चावल बिरयानी थाली`,
  )
    .trim()
    .split(" "),
);
const JOINING = new Set(["and", "n", "of", "the", "from", "का", "की", "और", "व"]);
const ABOUT_DIET = new Set([
  "pure",
  "only",
  "items",
  "item",
  "dishes",
  "menu",
  "section",
  "food",
  "100",
]);
const MEAT = [" egg ", " eggs ", " chicken ", " mutton ", " fish ", " अंडा ", " चिकन "];
const VEG = ["veg", "vegetarian", "वेज", "शाकाहारी"].map(spellOut);
const NON_VEG = ["non veg", "nonveg", "non vegetarian", "नॉन वेज", "नॉनवेज", "मांसाहारी"].map(
  spellOut,
);

/** Whether a line holds nothing but words for courses: "Main Course", "Hot Drinks". */
export function isCourse(text: string): boolean {
  const words = wordsIn(text).filter((word) => !JOINING.has(word));
  return words.length > 0 && words.length <= 5 && words.every((word) => COURSES.has(word));
}

/** Whether such a line may be a dish as well: "Rice", "Cold coffee", but not "Drinks". */
export function mayBeDish(course: string): boolean {
  return DISHES.has(wordsIn(course).at(-1) ?? "");
}

/** Whether a line begins like a heading with its hours: "Breakfast (8 am to 11 am)". */
export function beginsWithCourse(text: string): boolean {
  return COURSES.has(wordsIn(text)[0] ?? "");
}

/** "12:30 to 3:30", "8 am – 11 am", with or without brackets. */
const HOURS_BEHIND =
  /\s[([]?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|बजे|baje)? ?(?:to|till|se|[-–—]|से) ?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|बजे|baje)?(?: ?(?:tak|तक))?[)\]]?$/iu;
/** "from 12", "7.30 pm onwards", "7 बजे से". */
const FROM_HOUR =
  /\s[([]?(?:from (?:[01]?\d|2[0-4])(?:[:.]\d\d)? ?(?:am|pm)?|(?:[01]?\d|2[0-4])(?:[:.]\d\d)? ?(?:am|pm|baje|बजे)? ?(?:onwards?|se|से))[)\]]?$/iu;
const HOUR_OVER_24 = /(?:2[5-9]|[3-9]\d)(?![:.]?\d)/;

/** A heading without the hours after it: "LUNCH (12:30 to 3:30)". */
export function withoutHours(text: string): string {
  return text.replace(HOURS_BEHIND, "");
}

/** Whether a line names a time of day and its hours, which are no prices: "Lunch 12 to 3", "नाश्ता 8 से 11". */
export function isTimeOfDay(written: string): boolean {
  const text = westernDigits(written);
  const name = text.replace(HOURS_BEHIND, "").replace(FROM_HOUR, "");
  if (name === text || HOUR_OVER_24.test(text.slice(name.length).replaceAll(/[:.]\d\d/g, "")))
    return false;
  const words = wordsIn(name);
  const isKnown = (word: string) => COURSES.has(word) || TIMES_OF_DAY.has(word);
  return words.length < 5 && words.every(isKnown) && words.some((word) => TIMES_OF_DAY.has(word));
}

function wordsIn(text: string): string[] {
  return spellOut(text).trim().split(" ").filter(Boolean);
}

/** The mark that a heading gives its dishes: "Veg Starters". Null where it names none, or both. */
export function dietOfHeading(text: string): Diet | null {
  const spelled = spellOut(text);
  const isNonVeg = NON_VEG.some((words) => spelled.includes(words));
  const rest = NON_VEG.reduce((left, words) => left.replace(words, " "), spelled);
  const isVeg = VEG.some((words) => rest.includes(words));
  if (isNonVeg) return isVeg ? null : "nonveg";
  return isVeg && !MEAT.some((word) => rest.includes(word)) ? "veg" : null;
}

/** Whether a heading says nothing but a mark: "VEG", "Pure Vegetarian", "नॉनवेज". */
export function isDietAlone(text: string): boolean {
  if (dietOfHeading(text) === null) return false;
  const spelled = [...NON_VEG, ...VEG].reduce(
    (left, words) => left.replace(words, " "),
    spellOut(text),
  );
  return spelled.split(" ").every((word) => word === "" || ABOUT_DIET.has(word));
}

/** Whether all its letters are capitals: "MAIN COURSE". */
export function isInCapitals(text: string): boolean {
  return /[A-Z][^A-Za-z]*[A-Z]/.test(text) && !/[a-z\p{Script=Devanagari}]/u.test(text);
}
