const CONSONANTS: Record<string, string> = {
  ...{ क: "k", ख: "kh", ग: "g", घ: "gh", ङ: "n", च: "ch", छ: "chh", ज: "j", झ: "jh", ञ: "n" },
  ...{ ट: "t", ठ: "th", ड: "d", ढ: "dh", ण: "n", त: "t", थ: "th", द: "d", ध: "dh", न: "n" },
  ...{ प: "p", फ: "ph", ब: "b", भ: "bh", म: "m", य: "y", र: "r", ल: "l", ळ: "l", व: "v" },
  ...{ श: "sh", ष: "sh", स: "s", ह: "h" },
};

/** With a dot below. Those of ड and ढ are written like the letters without it. */
const DOTTED: Record<string, string> = { क: "q", ज: "z", फ: "f" };

const VOWEL_SIGNS: Record<string, string> = {
  ...{ "ा": "a", "ि": "i", "ी": "i", "ु": "u", "ू": "u", "ृ": "ri", "े": "e", "ै": "ai" },
  ...{ "ो": "o", "ौ": "au", "ॉ": "o", "ॅ": "e", "्": "" },
};

const VOWELS: Record<string, string> = {
  ...{ अ: "a", आ: "a", इ: "i", ई: "i", उ: "u", ऊ: "u", ऋ: "ri", ए: "e", ऐ: "ai" },
  ...{ ओ: "o", औ: "au", ऑ: "o", ऍ: "e", ॐ: "om" },
};

const WORD = /[\u0900-\u097F]+/g;
/** A consonant with its dot and vowel, or a vowel; then what is said through the nose. */
const SYLLABLE = /(?:([क-ह])(़?)([ा-्]?)|([ऄ-औॐ]))([ँं]?)/gu;

interface Syllable {
  consonant: string;
  vowel: string;
  /** Whether the vowel is the `a` that is not written, and at times not spoken. */
  isImplied: boolean;
  nasal: string;
}

/**
 * A text with its words of Devanagari in plain Latin letters, about as they are spoken and as people write them
 * in an address: राजू का ढाबा → raju ka dhaba. Everything else stays as it is.
 */
export function transliterate(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replaceAll("ज्ञ", "ग्य")
    .replaceAll(WORD, spell);
}

function spell(word: string): string {
  // चाय is written chai.
  const spoken = word.replace(/ाय$/, "ाइ");
  const syllables = [...spoken.matchAll(SYLLABLE)].map(readSyllable);
  return syllables
    .map((syllable, index) => {
      const vowel = syllable.isImplied && isUnspoken(syllables, index) ? "" : syllable.vowel;
      return syllable.consonant + vowel + syllable.nasal;
    })
    .join("");
}

function readSyllable([, letter = "", dot, sign = "", vowel, nasal]: RegExpMatchArray): Syllable {
  const dotted = dot === "" ? undefined : DOTTED[letter];
  return {
    consonant: dotted ?? CONSONANTS[letter] ?? "",
    vowel: vowel === undefined ? (VOWEL_SIGNS[sign] ?? "a") : (VOWELS[vowel] ?? ""),
    isImplied: vowel === undefined && sign === "",
    nasal: nasal === "" ? "" : "n",
  };
}

/** At a word's end (चाट, but मित्र), and between two open syllables that are heard (चटकारा). */
function isUnspoken(syllables: Syllable[], index: number): boolean {
  const [before, own, after] = [syllables[index - 1], syllables[index], syllables[index + 1]];
  if (!before || !own || own.nasal !== "") return false;
  if (!after) return before.vowel !== "" || !"yrv".includes(own.consonant);
  return before.vowel !== "" && after.vowel !== "" && !after.isImplied && after.consonant !== "";
}
