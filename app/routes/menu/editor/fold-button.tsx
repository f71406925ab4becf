import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Icon } from "./icon.tsx";
import { useViewActs } from "./menu-view.tsx";
import { Opener } from "./opener.tsx";
import { SectionCounts } from "./section-counts.tsx";

/** Folds and unfolds a section. Folded, the whole head is the button. */
export function FoldButton({ section, isOpen }: { section: Section; isOpen: boolean }) {
  const { items } = useMessages("editor");
  const { setOpen } = useViewActs();
  return (
    <Opener
      className="section-fold"
      part={`section-${section.id}`}
      at={`#section-${section.id}`}
      aria-expanded={isOpen}
      onOpen={() => setOpen(section.id, !isOpen)}
    >
      <span className="unseen">{items.title({ section: section.name })}</span>{" "}
      <SectionCounts section={section} />
      <Icon name="chevron" />
    </Opener>
  );
}
