const CONSONANTS = tableOf(
  "क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n",
  "प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h",
);
/** With a dot below. The dotted ड and ढ are spelled like the plain letters. */
const DOTTED = tableOf("क q ज z फ f");
const VOWELS = tableOf("अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e ॐ om");
/** They replace the consonant's own `a`. */
const VOWEL_SIGNS = tableOf("ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ॅ e");
/** Marks a consonant without a vowel. */
const VIRAMA = "\u094D";

const WORD = /[\u0900-\u097F]+/g;
/** A consonant with dot and vowel sign, or a vowel; then a nasal sign. */
const SYLLABLE = /(?:([क-ह])(़?)([ा-्]?)|([ऄ-औॐ]))([ँं]?)/gu;

interface Syllable {
  consonant: string;
  vowel: string;
  /** Whether the vowel is the unwritten `a`, which is not always spoken. */
  isImplied: boolean;
  nasal: string;
}

/** Spells Devanagari words as people do in addresses: राजू का ढाबा → raju ka dhaba. Everything else stays as it is. */
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

function readSyllable([, letter, dot, sign, vowel, nasal]: RegExpMatchArray): Syllable {
  const said = nasal === "" ? "" : "n";
  if (letter === undefined) {
    return { consonant: "", vowel: VOWELS.get(vowel) ?? "", isImplied: false, nasal: said };
  }
  const dotted = dot === "" ? undefined : DOTTED.get(letter);
  return {
    consonant: dotted ?? CONSONANTS.get(letter) ?? "",
    vowel: sign === VIRAMA ? "" : (VOWEL_SIGNS.get(sign) ?? "a"),
    isImplied: sign === "",
    nasal: said,
  };
}

/** At the end of a word (चाट, but मित्र), and between two open syllables (चटकारा). */
function isUnspoken(syllables: Syllable[], index: number): boolean {
  const [before, own, after] = [syllables[index - 1], syllables[index], syllables[index + 1]];
  if (!before || !own || own.nasal !== "") return false;
  if (!after) return before.vowel !== "" || !"yrv".includes(own.consonant);
  return before.vowel !== "" && after.vowel !== "" && !after.isImplied && after.consonant !== "";
}

function tableOf(...lines: string[]): Map<string | undefined, string> {
  const words = lines.join(" ").split(" ");
  return new Map(
    words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? ""]] : [])),
  );
}
