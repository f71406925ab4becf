import type { ReactNode } from "react";
import { postProblems as problemsInEnglish } from "#app/messages/en/problems.ts";
import { writing as english } from "#app/messages/en/writing.ts";
import { postProblems as problemsInHindi } from "#app/messages/hi/problems.ts";
import { writing as hindi } from "#app/messages/hi/writing.ts";
import type { Catalogue } from "#app/messages/en.ts";
import type { Language } from "#app/messages/languages.ts";
import { MoreMessages, useLanguage } from "#app/ui/messages.tsx";

type Writing = Pick<Catalogue, "writing" | "postProblems">;

/** In all languages: a phone keeps these files for when it is offline, and its language may have changed by then. */
const TEXTS: Record<Language, Writing> = {
  en: { writing: english, postProblems: problemsInEnglish },
  hi: { writing: hindi, postProblems: problemsInHindi } as unknown as Writing,
};

/** Goes around whatever shows texts about writing and sending. Most pages do without these texts, so it brings them along. */
export function WritingMessages({ children }: { children: ReactNode }) {
  return <MoreMessages texts={TEXTS[useLanguage()]}>{children}</MoreMessages>;
}
