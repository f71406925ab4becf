import type { Section } from "#app/domain/menus/menus.ts";
import { Opener, useOpened } from "#app/routes/menu/editor/forms/opener.tsx";
import { SoldOutDialog } from "#app/routes/menu/editor/later/parts-later.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { soldOutNow } from "./sold-out-state.ts";

/** The items that are sold out, behind a button with their number; each comes back by a tap, or all at once. */
export function SoldOutNow({ sections }: { sections: Section[] }) {
  const { soldOut } = useMessages("finding");
  const [isOpen, setOpen] = useOpened("sold-out");
  const items = sections
    .flatMap((section) => section.items)
    .filter((item) => soldOutNow(item) !== "no");
  const close = () => setOpen(false);
  if (isOpen && items.length === 0) close();
  if (items.length === 0) return null;
  return (
    <>
      <Opener className="button sold-out-now" part="sold-out" onOpen={() => setOpen(true)}>
        {soldOut.nowCount({ count: items.length })}
      </Opener>
      {isOpen && <SoldOutDialog items={items} onClose={close} />}
    </>
  );
}
