import { brand } from "#app/brand.ts";
import { pageMeta } from "#app/ui/page-meta.ts";

/** The head of a page of the desk, which is nothing for search engines. */
export function deskMeta(title: string) {
  return [
    ...pageMeta({ title: `${title} | Desk | ${brand.name}` }),
    { name: "robots", content: "noindex" },
  ];
}
