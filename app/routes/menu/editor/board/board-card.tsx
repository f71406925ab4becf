import type { Menu, Shop } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useReopenedPanel } from "#app/routes/menu/editor/forms/use-kept-form.ts";
import { FailureNotice } from "#app/routes/menu/editor/later/parts-later.ts";
import { dishesOn } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { BOARD, BoardForm } from "./board-form.tsx";

interface BoardCardProps {
  shop: Shop;
  sections: Menu["sections"];
  failed: FailedChange[];
}

const NO_SECTIONS: Menu["sections"] = [];

/** Today's board as a chalkboard that opens by a tap. */
export function BoardCard({ shop, sections, failed }: BoardCardProps) {
  const { board } = useMessages("editor");
  const { visit, isOpen, setOpen } = useReopenedPanel(BOARD);
  const [first, ...others] = dishesOn(shop);
  const rest = { name: first?.name ?? "", count: others.length };
  return (
    <>
      <details
        className="card shop-details board-card"
        open={isOpen || failed.length > 0}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="fold">
          <h2>{board.title}</h2>
          <small>{!first ? board.empty : others.length > 0 ? board.onIt(rest) : first.name}</small>
        </summary>
        <BoardForm
          key={visit}
          shop={shop}
          sections={isOpen ? sections : NO_SECTIONS}
          isShown={isOpen}
          failed={failed.at(-1)}
        />
      </details>
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
    </>
  );
}
