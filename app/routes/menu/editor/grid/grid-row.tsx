import { memo } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "#app/routes/menu/editor/changes.ts";
import { FailureNotice } from "#app/routes/menu/editor/failure-notice.tsx";
import { isForm, ItemForms, useItemMode } from "#app/routes/menu/editor/item-parts.tsx";
import { soldOutNow } from "#app/routes/menu/editor/sold-out-fields.ts";
import { COLUMNS } from "./columns.ts";
import { GridCells } from "./grid-cells.tsx";
import type { RefusedCell } from "./paste-block.ts";
import type { EditActs, Editing } from "./edit-acts.ts";
import { useRefusedText } from "./use-refused-text.ts";

export interface GridRowProps {
  item: Item;
  isHidden: boolean;
  count: number;
  failed: FailedChange[];
  /** The cell of this row that is being typed into. */
  editing: Editing | undefined;
  refused: RefusedCell[];
  acts: EditActs;
  /** Leaves a refused cell as it was. */
  onForget: (item: Item, column: RefusedCell["column"]) => void;
}

/** A dish in the grid, and below it what is open of it or has gone wrong. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { item, isHidden, failed, refused, onForget } = props;
  const [mode, setMode] = useItemMode(item.id);
  const isOut = soldOutNow(item) !== "no";
  return (
    <div
      role="rowgroup"
      id={`item-${item.id}`}
      className="dish"
      data-place={item.position}
      data-id={item.id}
      data-out={isOut ? "" : undefined}
      hidden={isHidden}
    >
      <GridCells {...props} mode={mode} setMode={setMode} />
      {refused.map((cell) => (
        <WideRow key={cell.column}>
          <Refused cell={cell} onLeave={() => onForget(item, cell.column)} />
        </WideRow>
      ))}
      {isForm(mode) && (
        <WideRow>
          <ItemForms item={item} failed={failed} mode={mode} onClose={() => setMode("closed")} />
        </WideRow>
      )}
      {failed.map((change) => (
        <WideRow key={change.id}>
          <FailureNotice change={change} />
        </WideRow>
      ))}
    </div>
  );
});

/** A row with a single cell, for what needs the whole width. */
function WideRow({ children }: { children: React.ReactNode }) {
  return (
    <div role="row">
      <div role="gridcell" aria-colspan={COLUMNS.length + 1}>
        {children}
      </div>
    </div>
  );
}

/** What was pasted or typed into a cell and cannot be used, with the reason. */
function Refused({ cell, onLeave }: { cell: RefusedCell; onLeave: () => void }) {
  const { columns, refused } = useMessages("grid");
  const refusedText = useRefusedText();
  return (
    <p className="cell-refused">
      <b>{refused.cell({ column: columns[cell.column], text: cell.text })}</b>
      <span>{refusedText(cell.why)}</span>
      <button type="button" className="text-button" onClick={onLeave}>
        {refused.leave}
      </button>
    </p>
  );
}
