import { en } from "#app/messages/en.ts";
import { hi } from "#app/messages/hi.ts";

type Words = Pick<typeof en | typeof hi, "problems" | "site" | "ui">;

/** A pattern for a text of the catalogue in whichever language a page is; exactly that text, unless told otherwise. */
export function inAnyLanguage(textOf: (texts: Words) => string, { isExact = true } = {}): RegExp {
  const texts = [en, hi].map((texts) => escaped(textOf(texts))).join("|");
  return new RegExp(isExact ? `^(?:${texts})$` : texts);
}

const escaped = (text: string) => text.replaceAll(/[.*+?()]/g, "\\$&");
