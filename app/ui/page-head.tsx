import { LANGUAGES, localPath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "./messages.tsx";
import { absolute, pageTags, titleOf, type PageMeta } from "./page-meta.ts";

interface PageHeadProps extends PageMeta {
  /** Whether `path` is the same in every language, as that of a private page is. */
  isPrivate?: boolean;
}

/** React moves it to the head. `path`, of the English page, adds a canonical link and, if public, translations. */
export function PageHead({ path, isPrivate = false, ...page }: PageHeadProps) {
  const language = useLanguage();
  const { tagline } = useMessages("ui").page;
  const defaults = { description: tagline, keywords: tagline };
  const pathHere = isPrivate || path === undefined ? path : localPath(language, path);
  const own = pathHere === undefined ? {} : { path: pathHere };
  return (
    <>
      <title>{titleOf(page.title)}</title>
      {pageTags({ ...defaults, ...page, ...own }).map((tag) => (
        <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
      ))}
      {pathHere !== undefined && <link rel="canonical" href={absolute(pathHere)} />}
      {path !== undefined && !isPrivate && <Languages path={path} />}
    </>
  );
}

/** Source: https://developers.google.com/search/docs/specialty/international/localized-versions */
function Languages({ path }: { path: string }) {
  return (
    <>
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
