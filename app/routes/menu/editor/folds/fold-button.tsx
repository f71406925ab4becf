import type { Section } from "#app/domain/menus/menus.ts";
import { Opener } from "#app/routes/menu/editor/forms/opener.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useViewActs } from "#app/routes/menu/editor/menu-view.tsx";
import { SectionCounts } from "#app/routes/menu/editor/sections/section-counts.tsx";
import { useMessages } from "#app/ui/messages.tsx";

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
