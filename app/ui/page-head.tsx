import { useEffect } from "react";
import { LANGUAGES, localPath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "./messages.tsx";
import { absolute, pageTags, titleOf, type PageMeta } from "./page-meta.ts";

interface PageHeadProps extends PageMeta {
  /** Whether `path` is the same in every language, as that of a private page is. */
  isPrivate?: boolean;
}

/* The server's React moves what stands here to the head. In a browser Preact would not; what changes there is set. */

/** What a page has in the document's head. `path`, of the English page, adds a canonical link and, if public, translations. */
export function PageHead({ path, isPrivate = false, ...page }: PageHeadProps) {
  const language = useLanguage();
  const pathHere = isPrivate || path === undefined ? path : localPath(language, path);
  return (
    <>
      <PageTitle title={page.title} />
      <PageAddress path={pathHere} />
      {import.meta.env.SSR && <Tags {...page} path={pathHere} />}
      {import.meta.env.SSR && path !== undefined && !isPrivate && <Languages path={path} />}
    </>
  );
}

/** The title of a page, with the product's name. */
export function PageTitle({ title }: { title: string | undefined }) {
  const whole = titleOf(title);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  return import.meta.env.SSR && <title>{whole}</title>;
}

/** The address that a page is shared by, unless it is private. */
function PageAddress({ path }: { path: string | undefined }) {
  const address = path === undefined ? undefined : absolute(path);
  useEffect(() => {
    document.head.querySelector("link[rel=canonical]")?.remove();
    if (address === undefined) return undefined;
    const link = Object.assign(document.createElement("link"), { rel: "canonical", href: address });
    document.head.appendChild(link);
    return () => {
      link.remove();
    };
  }, [address]);
  return import.meta.env.SSR && address !== undefined && <link rel="canonical" href={address} />;
}

/** What search engines and chats read. They load documents, so a browser that goes on to another page leaves them be. */
function Tags({ path, ...page }: PageMeta) {
  const { tagline } = useMessages("ui").page;
  const defaults = { description: tagline, keywords: tagline };
  const own = path === undefined ? {} : { path };
  return pageTags({ ...defaults, ...page, ...own }).map((tag) => (
    <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
  ));
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
