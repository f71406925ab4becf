import type { Catalogue } from "#app/messages/en.ts";
import type { Language } from "#app/messages/languages.ts";
import { readPageMessages } from "./messages.tsx";

const SAFETY: Record<Language, () => Promise<unknown>> = {
  en: async () => (await import("#app/messages/en/safety.ts")).safety,
  hi: async () => (await import("#app/messages/hi/safety.ts")).safety,
};

/**
 * Data for a page that shows texts of "safety", and those texts, which the page that somebody comes from may lack. They are
 * there before the page is shown, also where it says that there is no such data.
 */
export async function withSafetyTexts<T>(answer: Promise<T>): Promise<T> {
  const [read, texts] = await Promise.allSettled([answer, loadSafetyTexts()]);
  if (read.status === "rejected") throw read.reason;
  if (texts.status === "rejected") throw texts.reason;
  return read.value;
}

async function loadSafetyTexts(): Promise<void> {
  const { language, texts } = readPageMessages();
  texts.safety ??= (await SAFETY[language]()) as Catalogue["safety"];
}
