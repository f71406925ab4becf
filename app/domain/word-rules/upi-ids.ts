import { plainText } from "./fold.ts";

/** What follows the @ of an id, and means nothing else: "asha at ybl" is an id as well. */
const BANKS = new Set(
  (
    "ybl ibl ptyes ptsbi ptaxis pthdfc okaxis okhdfcbank okicici oksbi yapl rapl waaxis wahdfcbank waicici " +
    "wasbi barodampay cnrb axl apl yescred"
  ).split(" "),
);
/** Only with the sign, or something that can mean nothing else: people pay "at paytm". */
const BANKS_WITH_SIGN = new Set("upi paytm fbl slc".split(" "));
/** Only without blanks around the sign, as these also have shops: "Meet @ airtel". */
const BANKS_IN_ONE_WORD = new Set(
  "sbi hdfcbank icici axisbank kotak airtel freecharge jio postbank idfcbank indus pnb unionbank".split(
    " ",
  ),
);

/** "(at)", "[a]" and "at the rate" are the sign. */
const SIGN =
  /\s{0,2}[([{<]\s{0,2}(?:@|a|at|एट|ऐट)\s{0,2}[)\]}>]\s{0,2}|\s{1,3}(?:at\s{0,2}(?:the\s{0,2})?rate(?:\s{1,2}of)?)\s{1,3}/g;
/** Right before a name, it says that an id follows: "paytm id ramesh at paytm". */
const ID_IS =
  /(?:(?:\bid|\bvpa|आईडी)(?:\s{0,2}(?:is|hai|he|h|है)(?=\s)|\s?[:=-])?|(?:\bupi|यूपीआई)(?:\s{0,2}(?:is|hai|he|h|है)(?=\s)|\s?[:=-]))\s{0,2}[\w.-]{2,40}$/;
const SAID = /\s{1,3}(?:at|एट|ऐट)\s{1,3}|\s?-(?:at)-\s?/g;

/** The first id in a text to which money can be sent by UPI. Email addresses do not count. */
export function findUpiId(text: string): string | undefined {
  const plain = plainText(text).replaceAll(SIGN, "@");
  return idAround(plain.split("@"), true) ?? idAround(plain.split(SAID), false);
}

function idAround(parts: readonly string[], hasSign: boolean): string | undefined {
  for (const [index, after] of parts.entries()) {
    const id = index > 0 ? upiIdIn(parts[index - 1] ?? "", after, hasSign) : undefined;
    if (id !== undefined) return id;
  }
  return undefined;
}

/** The id around an @ or "at": the last word before it, and the bank after it. */
function upiIdIn(before: string, after: string, hasSign: boolean): string | undefined {
  const [, bank = "", more] = /^\s?([a-z]+)(\.[a-z])?/.exec(after) ?? [];
  const name = lastWordOf(before);
  if (more !== undefined || name === "") return undefined;
  const isOneWord = !/\s$/.test(before) && !/^\s/.test(after);
  const hasName = hasSign || ID_IS.test(before.trimEnd().slice(-60));
  const isId = BANKS.has(bank) || (hasName && isIdWithSign(name, bank, isOneWord));
  return isId ? `${name}@${bank}` : undefined;
}

const lastWordOf = (text: string) =>
  text
    .trimEnd()
    .split(/[^\w.-]/)
    .at(-1) ?? "";

function isIdWithSign(name: string, bank: string, isOneWord: boolean): boolean {
  if (name.length < 2) return false;
  return (
    BANKS_WITH_SIGN.has(bank) || (BANKS_IN_ONE_WORD.has(bank) && (isOneWord || /\d/.test(name)))
  );
}
