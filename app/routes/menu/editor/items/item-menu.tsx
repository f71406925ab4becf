import { useEffect, useEffectEvent } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { Opener } from "#app/routes/menu/editor/forms/opener.tsx";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { useReturnFocus } from "#app/routes/menu/editor/forms/use-return-focus.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { MoreOfItem } from "./item-more.tsx";
import { useStayingPut } from "./use-staying-put.ts";

interface ItemMenuProps {
  id: string;
  item: Item;
  /** Whether it is the last one of its section. */
  isLast: boolean;
  onClose: () => void;
  onEdit: () => void;
  /** Asks to which section it is to go. */
  onMove: () => void;
  onDelete: () => void;
}

/** The menu of an item. Arrow keys move through it; Escape, Tab and a tap elsewhere close it. */
export function ItemMenu({ id, item, isLast, onClose, onEdit, onMove, onDelete }: ItemMenuProps) {
  const { buttons } = useMessages("ui");
  const { menu, beforeMove } = useStayingPut(item.position);
  const row = `#item-${item.id}`;
  useReturnFocus(`${row} [data-menu]`);
  const closeElsewhere = useEffectEvent(({ target }: Event) => {
    const own = menu.current?.parentElement;
    // If the menu is gone already, the focus belongs to what it opened.
    if (own && target instanceof Node && !own.contains(target)) onClose();
  });
  useEffect(() => {
    menu.current?.scrollIntoView({ block: "nearest" });
    menuItems(menu.current)[0]?.focus({ preventScroll: true });
    const listener = (event: Event) => closeElsewhere(event);
    for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, listener);
    return () => {
      for (const type of ["pointerdown", "focusin"]) document.removeEventListener(type, listener);
    };
  }, [menu]);

  return (
    <div
      ref={menu}
      id={id}
      className="item-menu"
      role="menu"
      tabIndex={-1}
      aria-label={item.name}
      onKeyDown={(event) => {
        if (event.key === "Escape" || event.key === "Tab") onClose();
        else if (walk(menu.current, event.key)) event.preventDefault();
      }}
    >
      <Opener role="menuitem" part={`edit-item-${item.id}`} at={row} onOpen={onEdit}>
        {buttons.edit}
      </Opener>
      <MoveItem direction="up" isEnd={item.position === 1} {...{ item, beforeMove }} />
      <MoveItem direction="down" isEnd={isLast} {...{ item, beforeMove }} />
      <MoreOfItem item={item} onMove={onMove} onClose={onClose} />
      <Opener
        role="menuitem"
        part={`delete-item-${item.id}`}
        at={row}
        className="danger"
        onOpen={onDelete}
      >
        {buttons.delete}
      </Opener>
    </div>
  );
}

interface MoveItemProps {
  item: Item;
  direction: "up" | "down";
  /** Whether there is no place beyond. */
  isEnd: boolean;
  beforeMove: () => void;
}

function MoveItem({ item, direction, isEnd, beforeMove }: MoveItemProps) {
  const { sectionsNow, announceMove } = useEditor();
  const { items } = useMessages("editor");
  const to = item.position + (direction === "up" ? -1 : 1);
  const isHydrated = useIsHydrated();
  return (
    <OperationForm
      role="none"
      operation="move-item"
      fields={[
        ["itemId", String(item.id)],
        ["to", String(to)],
      ]}
      onSend={() => {
        // The focus stays even at the end: on the other button, one more Enter would turn round.
        const button = `#item-${item.id} [data-move="${direction}"]`;
        const section = sectionsNow().find(({ id }) => id === item.sectionId);
        const count = section?.items.length ?? 0;
        if (isEnd) return false;
        beforeMove();
        announceMove({ name: item.name, to, count }, button);
        return true;
      }}
    >
      <button
        role="menuitem"
        data-move={direction}
        aria-disabled={isEnd}
        disabled={isEnd && !isHydrated}
      >
        {direction === "up" ? items.moveUp : items.moveDown}
      </button>
    </OperationForm>
  );
}

function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)") ?? [])];
}

/** False for a key that does not move the focus. */
function walk(menu: HTMLElement | null, key: string): boolean {
  const entries = menuItems(menu);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const goals: Record<string, number> = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: (at - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  };
  const goal = goals[key];
  if (goal === undefined) return false;
  entries[goal]?.focus();
  return true;
}
