import { pageMeta } from "#app/ui/page-meta.ts";

/** The head of a page of the desk, which is nothing for search engines. */
export function deskMeta(...titles: string[]) {
  return pageMeta({ title: [...titles, "Desk"].join(" | "), noindex: true });
}
