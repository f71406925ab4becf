import { LANGUAGES, localPath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "./messages.tsx";
import { absolute, pageTags, titleOf, type PageMeta } from "./page-meta.ts";

/**
 * The head of a page in its language. React moves it into the document's head. `path` is that of the English page: one
 * that gives it gets a canonical link, and leads search engines to its other languages.
 */
export function PageHead({ path, ...page }: PageMeta) {
  const language = useLanguage();
  const { tagline } = useMessages("ui").page;
  const defaults = { description: tagline, keywords: tagline };
  const own = path === undefined ? {} : { path: localPath(language, path) };
  return (
    <>
      <title>{titleOf(page.title)}</title>
      {pageTags({ ...defaults, ...page, ...own }).map((tag) => (
        <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
      ))}
      {path !== undefined && <Languages path={path} />}
    </>
  );
}

/** Source: https://developers.google.com/search/docs/specialty/international/localized-versions */
function Languages({ path }: { path: string }) {
  return (
    <>
      <link rel="canonical" href={absolute(localPath(useLanguage(), path))} />
      {LANGUAGES.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={absolute(localPath(language, path))}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(path)} />
    </>
  );
}
