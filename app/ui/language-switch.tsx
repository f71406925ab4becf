import { useLocation } from "react-router";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  languagePath,
  localPath,
  type Language,
} from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "./messages.tsx";

/**
 * Links to the same page in the other languages, each by its own name. `path` is that of a public page in English;
 * without one the page is private. Styled by language-switch.css.
 */
export function LanguageSwitch({ path }: { path?: string }) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { page } = useMessages("ui");
  const addressIn = (other: Language) =>
    languagePath(other, path === undefined ? pathname + search : localPath(other, path));
  return (
    <nav className="languages" aria-label={page.language}>
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <a key={other} href={addressIn(other)} lang={other} hrefLang={other}>
          {LANGUAGE_NAMES[other]}
        </a>
      ))}
    </nav>
  );
}
