const FILES = import.meta.glob<string>("./word-sets/*/*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Part = "seen" | "unseen" | "building" | "another-hand";
type Kind = "threats" | "approaches" | "numbers" | "everyday";

/**
 * The texts of a set for the word rules, one in a line: threats, approaches to children (none of them explicit), private
 * numbers and UPI ids, and everyday sentences, in English, Hindi and Hinglish.
 *
 * - `seen` and `unseen`: written before their author had read the rules, then divided at random. The rules were written by
 *   the seen half, by the everyday sentences of the older sets, and by those of `building`. The unseen half was first run at
 *   the end; but the author of both halves wrote the rules too, so it is kinder to them than what strangers write.
 * - `building`: 110 threats and approaches, and 81 everyday sentences that come close to them, written while the rules were,
 *   and used to widen and narrow them.
 * - `another-hand`: by somebody who had seen neither rules nor sets; there are no approaches in it. Of its 50 threats the
 *   rules first held 11 and asked about 17, of its 50 numbers they asked about 43, and of its 400 everyday sentences they
 *   held none and asked about 1. Then they were widened by what was missed, so that this part is seen now as well.
 */
export function wordSet(part: Part, kind: Kind): string[] {
  const file = FILES[`./word-sets/${part}/${kind}.txt`];
  return file === undefined ? [] : file.split("\n").filter(Boolean);
}
