import { all, one } from "./dom.ts";
import { glideToSections } from "./glide.ts";
import { offerList } from "./my-list.ts";
import { offerViewer } from "./offer-viewer.ts";
import { offerPaper } from "./paper.ts";
import { registerMenuWorker } from "./register-menu-worker.ts";
import { offerShare } from "./share.ts";
import { fill, type Words } from "./words.ts";

/** What a diner needs once the menu is read, and the page therefore loads last. `table` is theirs in words, or "". */
export function startExtras(table: string, diner: Words): void {
  const dishes = all("section li").length;
  if (dishes > 1) one("input").setAttribute("placeholder", fill(diner.searchAll, dishes));
  glideToSections();
  offerList(table, diner);
  offerShare(diner);
  offerViewer(diner);
  offerPaper();
  // Last, as it keeps the files that the page has loaded.
  registerMenuWorker();
  // The table stays the same in the other language.
  for (const link of all<HTMLAnchorElement>("header [hreflang]")) link.search = location.search;
}
