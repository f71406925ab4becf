/** Turns the digits of all scripts into ASCII. Each script's ten are consecutive. */
export function inAsciiDigits(text: string): string {
  return text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const before = Array.from({ length: 9 }, (_, back) => String.fromCodePoint(code - back - 1));
    const value = before.findIndex((other) => !/\p{Nd}/u.test(other));
    return String(value === -1 ? 9 : value);
  });
}
