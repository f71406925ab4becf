import type { Section } from "#app/domain/menus/menus.ts";
import { soldOutNow } from "#app/routes/menu/editor/sold-out/sold-out-state.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** How many items a section has, and how many of them are sold out. */
export function SectionCounts({ section: { items } }: { section: Section }) {
  const { soldOut } = useMessages("finding");
  const out = items.filter((item) => soldOutNow(item) !== "no").length;
  return (
    <small className="counts">
      {out > 0 && (
        <span>
          <b>{soldOut.count({ count: out })}</b> <i>·</i>{" "}
        </span>
      )}
      {items.length}
    </small>
  );
}
