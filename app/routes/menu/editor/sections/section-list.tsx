import { useEffect, useRef } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useDragSection } from "#app/routes/menu/editor/drag/use-drag-section.ts";
import { useSorting } from "#app/routes/menu/editor/drag/use-sorting.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { PasteButton } from "#app/routes/menu/editor/list/paste-list.tsx";
import { useMenuView } from "#app/routes/menu/editor/menu-view.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { NextSection } from "./next-section.tsx";
import { SectionCard } from "./section-card.tsx";

interface SectionListProps {
  sections: Section[];
  /** The failed changes by section id. */
  failed: Map<number, FailedChange[]>;
}

const NONE: FailedChange[] = [];
const NOTHING = new Set<number>();

export function SectionList({ sections, failed }: SectionListProps) {
  const { none } = useMessages("editor").sections;
  const { emptyMenu } = useMessages("list");
  const list = useRef<HTMLUListElement>(null);
  const drag = useDragSection();
  const { keyOf } = useEditor();
  const { found, showMore, isOpen } = useMenuView();
  const { find } = useMessages("finding");
  const query = found?.query;
  useEffect(() => {
    if (query) scrollTo({ top: 0, behavior: "instant" });
  }, [query]);
  useSorting({
    list,
    handle: ".section-header > .handle",
    onLift: fold,
    onSettle: unfold,
    onMove(card, to) {
      const section = sections.find(({ id }) => String(id) === card.dataset["id"]);
      if (section) drag(section, to, sections.length);
    },
  });
  return (
    <>
      <ul ref={list} className="sections" data-finding={found && ""}>
        {sections.map((section) => (
          <SectionCard
            key={keyOf("sections", section.id)}
            section={section}
            count={sections.length}
            failed={failed.get(section.id) ?? NONE}
            isOpen={isOpen(section.id)}
            found={found && (found.bySection.get(section.id) ?? NOTHING)}
          />
        ))}
      </ul>
      {found?.isMore && (
        <button className="button show-more" onClick={showMore}>
          {find.more}
        </button>
      )}
      {sections.length > 0 && !found && <NextSection />}
      {sections.length === 0 && (
        <div className="none">
          <p>{none}</p>
          <p>{emptyMenu}</p>
          <PasteButton />
        </div>
      )}
    </>
  );
}

/** All sections fold to their titles during a drag: nobody could drag one past cards of a hundred items. */
function fold(card: HTMLElement): void {
  keepInPlace(card, () => card.parentElement?.toggleAttribute("data-folded", true));
}

function unfold(card: HTMLElement): void {
  const list = card.parentElement;
  card.toggleAttribute("data-held", true);
  list?.toggleAttribute("data-unfolding", true);
  keepInPlace(card, () => list?.toggleAttribute("data-folded", false));
  requestAnimationFrame(() => {
    list?.toggleAttribute("data-unfolding", false);
    card.toggleAttribute("data-held", false);
  });
}

/** Keeps the held card where it is on the screen while `change` moves everything around it. */
function keepInPlace(card: HTMLElement, change: () => void): void {
  const before = card.getBoundingClientRect().top;
  change();
  scrollBy({ top: card.getBoundingClientRect().top - before, behavior: "instant" });
}
