import type { MetaDescriptor } from "react-router";
import { brand } from "#app/brand.ts";

export interface PageMeta {
  title?: string;
  description?: string;
  keywords?: string;
  /** An address, or a path of this site. */
  image?: string;
  /** A path of this site. A page that gives it gets a canonical link too. */
  path?: string;
  type?: string;
  /** What a link to the page says in a chat, if that is more than the page's own title and description. */
  shared?: { title: string; description: string } | undefined;
  noindex?: boolean;
}

/** The head of a page in English: title, description, keywords, social tags and canonical link. */
export function pageMeta(page: PageMeta = {}): MetaDescriptor[] {
  const { path } = page;
  return [
    { title: titleOf(page.title) },
    ...pageTags(page),
    ...(path === undefined
      ? []
      : [{ tagName: "link" as const, rel: "canonical", href: absolute(path) }]),
  ];
}

type Tag = { name: string; content: string } | { property: string; content: string };

/** Description, keywords and social tags; empty values are left out. */
export function pageTags({
  title,
  description = brand.tagline,
  keywords = brand.tagline,
  image = brand.shareImage.path,
  path = "/",
  type = "website",
  shared = { title: titleOf(title), description },
  noindex = false,
}: PageMeta): Tag[] {
  const robots = noindex ? "noindex" : "";
  const named = { description, keywords, "twitter:card": cardOf(image), robots };
  const social = {
    "og:site_name": brand.name,
    "og:title": shared.title,
    "og:description": shared.description,
    "og:image": absolute(image),
    ...sizeOf(image),
    "og:url": absolute(path),
    "og:type": type,
  };
  return [
    ...filled(named).map(([name, content]) => ({ name, content })),
    ...filled(social).map(([property, content]) => ({ property, content })),
  ];
}

/** A page's whole title: what it is, and the product's name, which stands alone where it is not said. */
export function titleOf(title: string | undefined): string {
  return title === undefined ? brand.name : `${title} | ${brand.name}`;
}

/** Of another picture than the product's own the shape is not known: a small card suits any. */
function cardOf(image: string): string {
  return image === brand.shareImage.path ? "summary_large_image" : "summary";
}

function sizeOf(image: string): Record<string, string> {
  const { path, width, height } = brand.shareImage;
  return image === path
    ? { "og:image:width": String(width), "og:image:height": String(height) }
    : {};
}

function filled(tags: Record<string, string>): [string, string][] {
  return Object.entries(tags).filter(([, content]) => content !== "");
}

/** An address of this site in full; empty, or another site's, it stays as it is. */
export function absolute(address: string): string {
  if (address === "" || /^https?:\/\//.test(address)) return address;
  return brand.homeAddress + (address.startsWith("/") ? address : `/${address}`);
}
