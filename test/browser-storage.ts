/** A browser's storage, with nothing in it: its names are properties, its functions are not listed. */
export function browserStorage(): Storage {
  const act = (value: unknown) => ({ value, enumerable: false });
  const texts: Record<string, string> = {};
  return Object.defineProperties(texts, {
    getItem: act((name: string) => texts[name] ?? null),
    setItem: act((name: string, text: string) => (texts[name] = text)),
    removeItem: act((name: string) => delete texts[name]),
  }) as unknown as Storage;
}
