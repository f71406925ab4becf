/** Lower-case words between single spaces, without accents and Devanagari dots: “Café & दही-पूड़ी” → “ cafe दही पूडी ”. */
export function spellOut(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F\u093C'’]/g, "")
    .replaceAll("ँ", "ं")
    .toLowerCase();
  return ` ${(plain.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []).join(" ")} `;
}

/** Choices in order of preference, each with the words and phrases that name it. */
export type Choices<Choice> = readonly (readonly [Choice, ...words: string[]])[];

const MOST_WORDS = 3;

/** The first choice named in the text by a word or a phrase of up to three words, singular or English plural. */
export function firstNamed<Choice>(text: string, choices: Choices<Choice>): Choice | undefined {
  const ranks = ranksOf(choices);
  let first = choices.length;
  for (const phrase of phrasesIn(spellOut(text).trim())) {
    for (const singular of [phrase, phrase.replace(/s$/, ""), phrase.replace(/es$/, "")]) {
      first = Math.min(first, ranks.get(singular) ?? first);
    }
  }
  return choices[first]?.[0];
}

function phrasesIn(spelled: string): string[] {
  const words = spelled.split(" ");
  return words.flatMap((_, start) =>
    Array.from({ length: MOST_WORDS }, (__, more) =>
      words.slice(start, start + more + 1).join(" "),
    ),
  );
}

const known = new WeakMap<Choices<unknown>, Map<string, number>>();

/** The place of each word's choice, worked out once: a menu asks for each of its sections. */
function ranksOf(choices: Choices<unknown>): Map<string, number> {
  const found = known.get(choices);
  if (found) return found;
  const ranks = new Map<string, number>();
  for (const [rank, [, ...words]] of choices.entries()) {
    for (const word of words.map((text) => spellOut(text).trim())) {
      if (!ranks.has(word)) ranks.set(word, rank);
    }
  }
  known.set(choices, ranks);
  return ranks;
}
