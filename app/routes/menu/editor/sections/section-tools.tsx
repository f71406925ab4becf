import { useEffect, useRef, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { ignoreSecondTap } from "#app/routes/menu/editor/forms/ignore-second-tap.ts";
import { Opener } from "#app/routes/menu/editor/forms/opener.tsx";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface SectionToolsProps {
  section: Section;
  count: number;
  /** Whether the section is unfolded. */
  isOpen: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onAddAfter: () => void;
}

/** The part of the editor that adds a section after the one with this id. */
export const partAfter = (sectionId: number) => `add-section-after-${sectionId}`;

/**
 * What is done with a section: in its header, or on a phone in a sheet that a browser opens without a script. Those of
 * a folded section are there once they are asked for: a long menu has many.
 */
export function SectionTools({ section, count, isOpen, ...acts }: SectionToolsProps) {
  const { sections } = useMessages("editor");
  const { id, name } = section;
  const [isAskedFor, setAskedFor] = useState(false);
  const isThere = isOpen || isAskedFor;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAskedFor) openOrFocus(sheet.current);
  }, [isAskedFor]);
  const opener = (part: string, act: () => void) => ({
    className: "icon-button",
    part,
    at: `#section-${id}`,
    onOpen: () => {
      sheet.current?.hidePopover();
      act();
    },
  });
  return (
    <>
      <button
        type="button"
        className={`icon-button section-more${isThere ? "" : " needs-script"}`}
        popoverTarget={isThere ? `tools-${id}` : undefined}
        aria-label={sections.more({ name })}
        onClick={(event) => {
          // It would close the sheet again; on a wide screen the tools come to the place of this button.
          ignoreSecondTap();
          if (isThere) return;
          // React sets popovertarget before the default action, which would close the sheet again.
          event.preventDefault();
          setAskedFor(true);
        }}
      >
        <Icon name="more" />
      </button>
      {isThere && (
        <div ref={sheet} className="tools" id={`tools-${id}`} popover="auto">
          <MoveButton direction="up" section={section} count={count} />
          <MoveButton direction="down" section={section} count={count} />
          <Opener {...opener(`edit-section-${id}`, acts.onEdit)}>
            <Icon name="pencil" /> <span>{sections.edit({ name })}</span>
          </Opener>
          <Opener {...opener(`delete-section-${id}`, acts.onDelete)}>
            <Icon name="bin" /> <span>{sections.delete({ name })}</span>
          </Opener>
          <Opener id={partAfter(id)} {...opener(partAfter(id), acts.onAddAfter)}>
            <Icon name="insert" /> <span>{sections.addAfter({ name })}</span>
          </Opener>
        </div>
      )}
    </>
  );
}

/** Opens the sheet; where the tools stand in the header, the first of them gets the focus. */
function openOrFocus(sheet: HTMLElement | null): void {
  if (!sheet) return;
  if (getComputedStyle(sheet).position === "fixed") sheet.showPopover();
  else sheet.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
}

function MoveButton({
  direction,
  section,
  count,
}: {
  direction: "up" | "down";
  section: Section;
  count: number;
}) {
  const { sections } = useMessages("editor");
  const { announceMove } = useEditor();
  const { name } = section;
  const to = section.position + (direction === "up" ? -1 : 1);
  const isEnd = to < 1 || to > count;
  const isHydrated = useIsHydrated();
  return (
    <OperationForm
      operation="move-section"
      fields={[
        ["sectionId", String(section.id)],
        ["to", String(to)],
        ["by", direction],
      ]}
      onSend={() => {
        // As with items, the focus stays at the end.
        const button = `#section-${section.id} .tools [data-move="${direction}"]`;
        if (!isEnd) announceMove({ name, to, count }, button);
        return !isEnd;
      }}
    >
      <button
        className="icon-button"
        data-move={direction}
        aria-disabled={isEnd}
        disabled={isEnd && !isHydrated}
      >
        <Icon name={direction} />{" "}
        <span>{direction === "up" ? sections.moveUp({ name }) : sections.moveDown({ name })}</span>
      </button>
    </OperationForm>
  );
}
