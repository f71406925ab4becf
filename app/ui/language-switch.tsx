import { useLocation } from "react-router";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  languagePath,
  localPath,
  type Language,
} from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "./messages.tsx";

interface LanguageSwitchProps {
  /** That of a public page in English; without one the page is private. */
  path?: string;
  /** The address of a private page, if it is not the one in the address bar. */
  address?: string;
}

export function LanguageSwitch({ path, address }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  const { page } = useMessages("ui");
  const here = address ?? pathname + search;
  return (
    <nav className="languages" aria-label={page.language}>
      <LanguageLinks
        addressIn={(other) =>
          languagePath(other, path === undefined ? here : localPath(other, path))
        }
      />
    </nav>
  );
}

export function LanguageLinks({ addressIn }: { addressIn: (other: Language) => string }) {
  const language = useLanguage();
  return LANGUAGES.filter((other) => other !== language).map((other) => (
    <a key={other} href={addressIn(other)} lang={other} hrefLang={other}>
      {LANGUAGE_NAMES[other]}
    </a>
  ));
}
