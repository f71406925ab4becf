import { use, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { canRetry } from "#app/routes/menu/editor/changes/changes.ts";
import { EntryRow } from "#app/routes/menu/editor/entry/entry-row.tsx";
import { FROM, ROW } from "#app/routes/menu/editor/entry/plain-row.ts";
import { AddItem } from "#app/routes/menu/editor/items/add-item.tsx";
import { ItemList } from "#app/routes/menu/editor/items/item-list.tsx";
import { FailureNotice } from "#app/routes/menu/editor/later/parts-later.ts";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { WideContext } from "#app/routes/menu/editor/wide.ts";
import { Subheaders } from "./subheaders.tsx";

interface SectionBodyProps {
  section: Section;
  /** Failed changes of its items, and additions of items. */
  failed: FailedChange[];
  isOpen: boolean;
  /** The ids of its items that a search has found; undefined while nothing is looked for. */
  found: Set<number> | undefined;
}

/** What a section holds: there once it is unfolded or found in, and hidden from then on, so that nothing typed is lost. */
export function SectionBody({ section, failed, isOpen, found }: SectionBodyProps) {
  const List = use(WideContext)?.GridList ?? ItemList;
  const isShown = isOpen || hasAny(found);
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!isShown && !wasShown) return null;
  const ofItems = failed.filter(isOfItem);
  const refused = failed.findLast(isOfRow);
  const additions = failed.filter((change) => isAddition(change) && change !== refused);
  const subheaders = <Subheaders key="subheaders" section={section} />;
  const hasSubheaders = section.subheaders.length > 0;
  return (
    <div className="section-body" hidden={!isShown}>
      {hasSubheaders && subheaders}
      <List section={section} failed={ofItems} isOpen={isOpen} found={found} />
      {/* At the end, where the items were added: the title may be far away. */}
      {additions.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
      <EntryRow section={section} refused={refused} isGone={additions.some(isGone)} />
      <AddItem section={section} refused={additions.findLast(isRefused)} />
      {!hasSubheaders && subheaders}
    </div>
  );
}

function hasAny(found: Set<number> | undefined): boolean {
  return found !== undefined && found.size > 0;
}

export function isOfItem({ fields }: FailedChange): boolean {
  return fieldOf(fields, "itemId") !== undefined;
}

/** Whether it was typed into the row for the next dish, and sent without a script. */
function isOfRow(change: FailedChange): boolean {
  return isAddition(change) && fieldOf(change.fields, FROM) === ROW;
}

export function isAddition({ fields }: FailedChange): boolean {
  return ["add-item", "patch-menu"].includes(fieldOf(fields, "operation") ?? "");
}

/** An addition that is to be corrected, rather than put into another section. */
function isRefused(change: FailedChange): boolean {
  return !canRetry(change) && change.failure?.reason !== "missing";
}

/** Whether the section is known to be gone, before the menu without it has come. */
function isGone({ failure, awaitsMenu }: FailedChange): boolean {
  return failure?.reason === "missing" && awaitsMenu === true;
}
