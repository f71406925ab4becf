/* Values that the tables allow, kept apart from the tables so that pages can import them. */

export const DIETS = ["veg", "egg", "nonveg"] as const;

/** What a post may be about. */
export const KINDS = ["update", "help", "plan"] as const;

/** How far somebody looks, and how far a post reaches, in kilometres. */
export const REACHES = [1, 3, 10] as const;

/** In the order in which the page lists them. */
export const REASONS = [
  "child-safety",
  "violence",
  "harassment",
  "private-information",
  "spam",
  "other",
] as const;

/**
 * The rules that decisions of moderators name: what somebody can report, what else India's IT Rules 2021 (3(1)(b)) list,
 * and what does not belong among neighbours.
 */
export const RULES = [
  "child-safety",
  "violence",
  "harassment",
  "private-information",
  "intimate-pictures",
  "self-harm",
  "impersonation",
  "spam",
  "forbidden-goods",
  "false-alarm",
  "other-unlawful",
  "out-of-place",
] as const;

/** What moderators can choose to say about something that breaks a rule, more precisely than the rule does. */
export const READY_REASONS = {
  "child-safety": ["sexualised-child", "approached-child"],
  violence: ["threat", "call-to-violence", "praised-violence"],
  harassment: ["insult", "hounding", "hate"],
  "private-information": ["phone-number", "whereabouts", "unasked-picture"],
  "intimate-pictures": ["shared-unasked", "faked-picture"],
  "self-harm": ["urged-harm", "shown-method"],
  impersonation: ["posed-as-person", "posed-as-authority"],
  spam: ["scam", "repeated-advertisement", "bait"],
  "forbidden-goods": ["drugs", "weapons", "gambling"],
  "false-alarm": ["rumour", "made-up-danger"],
  "other-unlawful": [],
  "out-of-place": ["not-local", "private-quarrel"],
} as const satisfies Record<(typeof RULES)[number], readonly string[]>;

/** What a word rule does with what it finds, and what it can find besides its patterns. */
export const WORD_RULE_ACTS = ["hold", "ask"] as const;
export const DETECTORS = ["phone", "upi"] as const;

/** Why a dish is on a shop's board. */
export const BOARD_WORDS = ["special", "new", "back"] as const;

/** The stalls that are drawn over menus: ui/drawings/covers has an SVG file of each name. */
export const COVERS = ["cafe", "dhaba", "sweets", "bakery", "juice", "thali"] as const;

/** What may cause an allergy, as India's rules list it (Labelling and Display Regulations 2020). */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "milk",
  "egg",
  "fish",
  "nuts",
  "soy",
  "sulphite",
] as const;

export type Allergen = (typeof ALLERGENS)[number];
