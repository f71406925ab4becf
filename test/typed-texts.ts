import { beforeEach, vi } from "vitest";
import { browserStorage } from "./browser-storage.ts";

/** Gives each test of a file an empty localStorage, and what keeps a half-typed text of the shop `shop` there. */
export function stubTypedTexts(): (part: string, text: string) => void {
  beforeEach(() => {
    vi.stubGlobal("localStorage", browserStorage());
    return () => vi.unstubAllGlobals();
  });
  return (part, text) =>
    localStorage.setItem(`typed shop ${part}`, JSON.stringify([Date.now(), text]));
}
