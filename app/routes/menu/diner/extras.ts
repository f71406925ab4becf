import { offerList } from "./my-list.ts";
import { offerViewer } from "./offer-viewer.ts";
import { offerShare } from "./share.ts";
import type { Words } from "./words.ts";

/** What a diner needs once the menu is read, and the page therefore loads last. `table` is theirs in words, or "". */
export function startExtras(table: string, diner: Words): void {
  offerList(table, diner);
  offerShare(diner);
  offerViewer(diner);
}
