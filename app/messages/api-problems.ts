import { bindTexts } from "./bind.ts";
import { problems } from "./en/problems.ts";
import { problemText } from "./problem-text.ts";
import type { Texts } from "./translation.ts";

/** To follow a field's name, in English, for API callers, the desk and commands; all others read `problems`. */
export const apiProblems = {
  "menu-text-missing": "must be text",
  "menu-text-empty": "must not be empty",
  "menu-text-too-long": "must be at most {most} characters long",
  "menu-text-too-long-counted": "must be at most {most} characters long, but has {count}",
  "menu-text-malformed": "must be well-formed Unicode",
  "menu-text-unshowable": "must not hold control characters",
  "menu-number-wrong": "must be a number",
  "menu-number-too-long": "must be at most 40 characters long",
  "menu-number-not-whole": "must be a whole number",
  "menu-price-zero": "must be more than 0",
  "menu-price-negative": "must not be negative",
  "menu-price-too-high": "must be at most ₹10,00,000",
  "menu-diet-wrong": "must be veg, egg or nonveg",
  "menu-spicy-wrong": "must be a whole number from 0 to 3",
  "menu-sold-out-wrong": "must be no, today or until-said",
  "menu-days-wrong": "must be whole numbers from 1 to 7",
  "menu-fssai-wrong": "must be 14 digits that begin with 1 or 2 and are not all the same",
  "menu-date-wrong": "must be a date such as 2026-11-25",
  "menu-time-wrong": "must be a time such as 08:30",
  "menu-times-incomplete": "needs both times",
  "menu-times-same": "must differ from served_from",
  "menu-photo-wrong": "must be the address of a photo of this shop, or null",
  "not-boolean": "must be true or false",
  "menu-list-too-long": "must have at most {most} entries",
  "menu-allergens-wrong":
    "must be a list of gluten, crustaceans, milk, egg, fish, nuts, soy and sulphite",
  "menu-kcal-wrong": "must be a whole number from 0 to 9999",
  "menu-size-repeated": "must not contain the same name twice",
  "menu-metadata-unfit": "must not contain control characters or malformed Unicode",
  "menu-metadata-too-long": "must be at most 2000 characters of JSON",
  "field-missing": "is missing",
  "not-object": "must be an object",
  "menu-not-list": "must be a list",
  "menu-names-wrong": "must have keys of one line and at most 120 characters",
  "menu-subheaders-wrong": "must be at most 20 lines of 200 characters",
  "menu-file-too-large": "is over 1 MB",
  "menu-file-not-json": "is not JSON",
  "menu-file-too-deep": "is nested too deeply",
  "menu-shop-id-missing": "is missing, and no other shop was named",
  "menu-shop-id-wrong": "must be 1 to 64 lower-case letters, digits, - and _",
  "menu-number-below-one": "must be at least 1",
  "menu-number-too-high": "must be at most {most}",
  "menu-subheaders-not-texts": "must be a list of texts",
  "menu-section-other": "must be the section of the path",
  "menu-section-unchanged":
    "needs either section_order, or one of section, second_name, diet, served_from, served_to, served_days",
  "menu-item-unchanged":
    "needs one of item, price, item_order, metadata, submenu, description, second_name, diet, spicy, featured, sold_out, allergens, kcal, serving, photo",
  "login-not-text": "must be text",
  "login-empty": "must not be empty",
  "username-wrong": "must be 3 to 60 letters, digits, dots, - and _",
  "shop-id-wrong": "must be 1 to 64 Latin letters, digits, - and _",
  "idempotency-key-wrong": "must be 1 to {most} visible characters of ASCII",
  "form-unreadable": "could not be read",
  "decision-rule-missing": "Please choose the rule that it breaks: the author will read it.",
  "word-rule-name-wrong": "Please give it a name of up to 60 characters.",
  "word-rule-empty": "Please write a line, or choose what else it looks for.",
  "word-rule-line-empty":
    "There’s a line without a word or a number in it, or with an empty part beside & or ~.",
  "word-rule-group-unknown":
    "A line has a name in curly brackets that this rule doesn’t explain. Add a line such as “child = boy/girl”.",
  "word-rule-many-parts": "A line can have at most 8 parts, separated by &, ~ or !.",
  "word-rule-too-long": "A rule can have 200 lines of up to 400 characters each.",
  "decision-reason-missing": "Please say why: the author will read it.",
} as const satisfies Texts;

const texts = bindTexts({ ...problems, ...apiProblems }, "en");

/** What is wrong, in the words above, or else in the catalogue's English. A code that neither has could not be read. */
export function apiProblemText(problem: { code: string; most?: number; count?: number }): string {
  return problemText(texts, problem);
}
