import { westernDigits } from "./pieces.ts";

const MONEY =
  /(?:rs\.? ?|₹ ?|inr ?|रु\.? ?)?\d{1,3}(?: ?\/-)?(?: ?(?:rs|rupees|rupaye|रु|रुपये|रुपए)(?![\p{L}\p{M}])\.?)?/giu;
const MORE = /¤ (?:extra|more|additional|अतिरिक्त|अलग|ज़्यादा|ज्यादा|एक्स्ट्रा)(?![\p{L}\p{M}])/giu;
/** "Rs 10 extra for Jain food", "Rs 10 extra". */
const MORE_FOR = /^\+? ?¤\+(?: (?:for|per|on|if|in|with|के लिए) |[.)]?$)/iu;
/** "Add Rs 20 for cheese". */
const ADDED_FOR = /^(?:add|extra|plus|pay)(?: extra)? ¤\+? (?:for|per|if|on) /iu;
/** What is offered besides, rather than a dish: "Eggless available at Rs 30 extra", "पार्सल के लिए 10 रु अलग". */
const OFFERED =
  /(?:^for|available|possible|options?|optional|charged?|charges|applicable|(?:on|with|in) (?:all|any|every)|per (?:order|box|parcel|item)|के लिए|उपलब्ध|चार्ज|शुल्क|मिलेगा|milega) /iu;

/** Whether a line says what something costs on top of the dishes: "Eggless available at Rs 30 extra". */
export function isSurcharge(written: string): boolean {
  const text = westernDigits(written);
  if (!/\d/.test(text)) return false;
  const told = text.replaceAll(MONEY, "¤").replaceAll(MORE, "¤+");
  if (MORE_FOR.test(told) || ADDED_FOR.test(told)) return true;
  const at = told.indexOf("¤+");
  return at > 0 && OFFERED.test(told.slice(0, at));
}
