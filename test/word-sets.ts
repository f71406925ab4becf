const FILES = import.meta.glob<string>("./word-sets/*/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Half = "seen" | "unseen";
type Kind = "threats" | "approaches" | "numbers" | "everyday";

/**
 * The texts of a set for the word rules, one in a line: threats, approaches to children (none of them explicit), private
 * numbers and UPI ids, and everyday sentences, in English, Hindi and Hinglish. All were written before their author had read
 * the rules, and then divided at random. The rules were written by the seen half. The unseen half was run once they were
 * done, and no rule was changed by it; but the author of both halves wrote the rules too, so it is kinder to them than what
 * strangers write.
 */
export function wordSet(half: Half, kind: Kind): string[] {
  const file = FILES[`./word-sets/${half}/${kind}.txt`];
  if (file === undefined) throw new Error(`no ${half} ${kind}`);
  return file.split("\n").filter(Boolean);
}
