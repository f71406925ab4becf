import type { ReactNode } from "react";
import { chooser as english } from "#app/messages/en/chooser.ts";
import { places as placesInEnglish } from "#app/messages/en/places.ts";
import { chooser as hindi } from "#app/messages/hi/chooser.ts";
import { places as placesInHindi } from "#app/messages/hi/places.ts";
import type { Catalogue } from "#app/messages/en.ts";
import type { Language } from "#app/messages/languages.ts";
import { MoreMessages, useLanguage } from "#app/ui/messages.tsx";

type Choosing = Pick<Catalogue, "chooser" | "places">;

/** In all languages, for the same reason as those of `WritingMessages`. */
const TEXTS: Record<Language, Choosing> = {
  en: { chooser: english, places: placesInEnglish },
  hi: { chooser: hindi, places: placesInHindi } as unknown as Choosing,
};

/** Goes around the ways to choose a place. Most pages do without these texts, so it brings them along. */
export function ChooserMessages({ children }: { children: ReactNode }) {
  return <MoreMessages texts={TEXTS[useLanguage()]}>{children}</MoreMessages>;
}
