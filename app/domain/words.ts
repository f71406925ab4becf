/** Lower-case words between single spaces, without accents and Devanagari dots: “Café & दही-पूड़ी” → “ cafe दही पूडी ”. */
export function spellOut(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F\u093C'’]/g, "")
    .replaceAll("ँ", "ं")
    .toLowerCase();
  return ` ${(plain.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []).join(" ")} `;
}

/** The first choice of which one word or phrase, in any of its English plurals, is in the text. */
export function firstNamed<Choice>(
  text: string,
  choices: readonly (readonly [Choice, ...words: string[]])[],
): Choice | undefined {
  const spelled = spellOut(text);
  return choices.find(([, ...words]) => words.some((word) => includes(spelled, word)))?.[0];
}

function includes(spelled: string, word: string): boolean {
  const start = spellOut(word).trimEnd();
  return ["", "s", "es"].some((ending) => spelled.includes(`${start}${ending} `));
}
