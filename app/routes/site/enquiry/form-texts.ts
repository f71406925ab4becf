import { bindTexts, type Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "#app/messages/languages.ts";

/** What the script of a form says: the form carries it in `data-texts`, in the language of its page. */
export type FormTexts = {
  buttons: Pick<Catalogue["ui"]["buttons"], "cancel" | "sending">;
  form: Pick<Catalogue["site"]["form"], "dismiss">;
  unsent: Pick<Catalogue["ui"]["unsent"], "noAnswer">;
  problems: Catalogue["problems"];
};

/** The texts that a form carries, ready for use. */
export function textsOf({ dataset }: HTMLFormElement): Messages<FormTexts> {
  const { lang } = document.documentElement;
  const texts = JSON.parse(dataset["texts"] ?? "") as FormTexts;
  return bindTexts(texts, isLanguage(lang) ? lang : DEFAULT_LANGUAGE);
}
