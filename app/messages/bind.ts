import { LOCALES, type Language } from "./languages.ts";
import type { Placeholder, Plural, Tag, Texts } from "./translation.ts";

type Value = string | number;

/** The words within a tag, and what is to be shown around them. */
export interface Tagged<Part> {
  around: Part;
  words: string;
}

type RichText<S> = <Part>(
  values: Record<Placeholder<S>, Value> & Record<Tag<S>, Part>,
) => (string | Tagged<Part>)[];

type Message<S> = [Placeholder<S> | Tag<S>] extends [never]
  ? string
  : [Tag<S>] extends [never]
    ? (values: Record<Placeholder<S>, Value>) => string
    : RichText<S>;

type PluralMessage<P extends Plural> = (
  values: Record<P["by"], number> & Record<Exclude<Placeholder<P["other"]>, P["by"]>, Value>,
) => string;

/** Texts as they are used: a string, or a function of all that the text has a place for. */
export type Messages<T> = T extends string
  ? Message<T>
  : T extends Plural
    ? PluralMessage<T>
    : { readonly [Key in keyof T]: Messages<T[Key]> };

type Values = Record<string, unknown>;

const ready = new WeakMap<Texts, Partial<Record<Language, unknown>>>();

/** Makes the texts of a catalogue ready for use; numbers and plurals are those of the language. */
export function bindTexts<T extends Texts>(texts: T, language: Language): Messages<T> {
  const byLanguage = ready.get(texts) ?? {};
  ready.set(texts, byLanguage);
  byLanguage[language] ??= Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, bind(text, language)]),
  );
  return byLanguage[language] as Messages<T>;
}

function bind(text: string | Plural | Texts, language: Language): unknown {
  if (typeof text === "string") {
    return /[{<]/.test(text) ? bindText(text, language) : text;
  }
  return isPlural(text) ? bindPlural(text, language) : bindTexts(text, language);
}

export function isPlural(text: Plural | Texts): text is Plural {
  return typeof text["by"] === "string";
}

const pluralRules = new Map<Language, Intl.PluralRules>();

/** One for all plurals of a language: a phone takes its time to make one. */
function rulesIn(language: Language): Intl.PluralRules {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(LOCALES[language]);
  pluralRules.set(language, known);
  return known;
}

function bindPlural(plural: Plural, language: Language): (values: Values) => unknown {
  const { by, ...texts } = plural;
  const byCategory = new Map(
    Object.entries(texts).map(([category, text]) => [category, bindText(text, language)]),
  );
  const other = bindText(plural.other, language);
  return (values) =>
    (byCategory.get(rulesIn(language).select(Number(values[by]))) ?? other)(values);
}

/** Gives a string, or the parts of a text with tags. A value is never searched for placeholders or tags. */
function bindText(text: string, language: Language): (values: Values) => unknown {
  const pieces = text.split(/<(\w+)>([^<]*)<\/\w+>/);
  const write = pieces.map((piece) => writer(piece, language));
  if (pieces.length === 1) return (values) => write[0]?.(values);
  // The pieces repeat: plain words, the name of a tag, the words within it.
  return (values) =>
    pieces.flatMap((piece, index): (string | Tagged<unknown>)[] => {
      if (index % 3 === 0) return piece === "" ? [] : [write[index]?.(values) ?? ""];
      if (index % 3 === 2) return [];
      return [{ around: values[piece], words: write[index + 1]?.(values) ?? "" }];
    });
}

function writer(text: string, language: Language): (values: Values) => string {
  const pieces = text.split(/\{(\w+)\}/);
  return (values) =>
    pieces
      .map((piece, index) => (index % 2 === 0 ? piece : writeValue(values[piece], language)))
      .join("");
}

const numberFormats = new Map<Language, Intl.NumberFormat>();

function writeValue(value: unknown, language: Language): string {
  if (typeof value !== "number") return String(value);
  // These look the same in all our languages, and a phone takes long to make its first format.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(LOCALES[language]);
  numberFormats.set(language, format);
  return format.format(value);
}
