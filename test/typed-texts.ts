import { beforeEach, vi } from "vitest";

/** Gives each test of a file an empty localStorage, and what keeps a half-typed text of the shop `shop` there. */
export function stubTypedTexts(): (part: string, text: string) => void {
  beforeEach(() => {
    vi.stubGlobal("localStorage", storage());
    return () => vi.unstubAllGlobals();
  });
  return (part, text) =>
    localStorage.setItem(`typed shop ${part}`, JSON.stringify([Date.now(), text]));
}

/** A browser's storage: its names are properties, its functions are not listed. */
function storage(): Storage {
  const act = (value: unknown) => ({ value, enumerable: false });
  const texts: Record<string, string> = {};
  return Object.defineProperties(texts, {
    getItem: act((name: string) => texts[name] ?? null),
    setItem: act((name: string, text: string) => (texts[name] = text)),
    removeItem: act((name: string) => delete texts[name]),
  }) as unknown as Storage;
}
