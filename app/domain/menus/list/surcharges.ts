import { westernDigits } from "./pieces.ts";

const MONEY =
  "(?:rs\\.? ?|₹ ?|inr ?|रु\\.? ?)?\\d{1,3}(?: ?/-)?(?: ?(?:rs|rupees|rupaye|रु\\.?|रुपये|रुपए))?";
const MORE = "(?:extra|more|additional|अतिरिक्त|अलग|ज़्यादा|ज्यादा|एक्स्ट्रा)";
/** What is offered besides, rather than a dish. */
const OFFERED =
  "(?:available|possible|options?|optional|charged?|charges|applicable|(?:on|with|in) (?:all|any|every)|per (?:order|box|parcel|item)|के लिए|उपलब्ध|चार्ज|शुल्क|मिलेगा|milega)";

const SURCHARGES = [
  // "Rs 10 extra for Jain food".
  `^\\+? ?${MONEY} ${MORE}(?: (?:for|per|on|if|in|with|के लिए) |[.)]?$)`,
  // "Add Rs 20 for cheese".
  `^(?:add|extra|plus|pay)(?: extra)? ${MONEY} (?:extra )?(?:for|per|if|on) `,
  // "Eggless available at Rs 30 extra", "पार्सल के लिए 10 रु अलग".
  `${OFFERED} (?:.{0,40} )?${MONEY} ${MORE}(?=$|[\\s.)])`,
  // "For parcel Rs 5 extra".
  `^for .{2,40} ${MONEY} ${MORE}[.)]?$`,
].map((source) => new RegExp(source, "iu"));

/** Whether a line says what something costs on top of the dishes: "Eggless available at Rs 30 extra". */
export function isSurcharge(written: string): boolean {
  const text = westernDigits(written);
  return /\d/.test(text) && SURCHARGES.some((surcharge) => surcharge.test(text));
}
