import { memo, useEffect, useRef } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { isForm, ItemForms, useItemMode } from "#app/routes/menu/editor/items/item-parts.tsx";
import { FailureNotice } from "#app/routes/menu/editor/later/parts-later.ts";
import { soldOutNow } from "#app/routes/menu/editor/sold-out/sold-out-state.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { STOPS, type Column } from "./columns.ts";
import type { EditActs, Editing } from "./edit-acts.ts";
import { GridCells } from "./grid-cells.tsx";
import { renameCell } from "./kept-cells.ts";
import type { RefusedCell } from "./paste-block.ts";
import { useRefusedText } from "./use-refused-text.ts";

export interface GridRowProps {
  item: Item;
  /** The mark of its section, which applies to a dish without its own. */
  sectionMark: Item["diet"];
  isHidden: boolean;
  /** Whether it is the last one of its section. */
  isLast: boolean;
  failed: FailedChange[];
  /** The cell of this row that is being typed into. */
  editing: Editing | undefined;
  refused: RefusedCell[];
  acts: EditActs;
}

/** A dish in the grid, and below it what is open of it or has gone wrong. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { item, sectionMark, isHidden, failed, editing, refused, acts } = props;
  const [mode, setMode] = useItemMode(item.id);
  useNamed(item.id, [...refused.map(({ column }) => column), ...(editing ? [editing.column] : [])]);
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
          <Refused item={item} cell={cell} acts={acts} />
        </WideRow>
      ))}
      {isForm(mode) && (
        <WideRow>
          <ItemForms
            item={item}
            sectionMark={sectionMark}
            failed={failed}
            mode={mode}
            onClose={() => setMode("closed")}
          />
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
      <div role="gridcell" aria-colspan={STOPS}>
        {children}
      </div>
    </div>
  );
}

/** Keeps what is typed in a dish's cells under its id once the server has named it. */
function useNamed(itemId: number, columns: Column[]): void {
  const { shopId } = useEditor();
  const known = useRef(itemId);
  useEffect(() => {
    const before = known.current;
    known.current = itemId;
    if (before === itemId) return;
    for (const column of columns) renameCell({ shopId, itemId: before, column }, itemId);
  });
}

interface RefusedProps {
  item: Item;
  cell: RefusedCell;
  acts: EditActs;
}

/** What was pasted or typed into a cell and cannot be used, or was only half typed, with the reason. */
function Refused({ item, cell: { column, text, why }, acts }: RefusedProps) {
  const { columns, refused } = useMessages("grid");
  const refusedText = useRefusedText();
  return (
    <p className="cell-refused" data-why={why.reason}>
      <b>{text === "" ? columns[column] : refused.cell({ column: columns[column], text })}</b>
      <span>{refusedText(why)}</span>
      {why.reason === "kept" && (
        <button
          type="button"
          className="text-button"
          onClick={() => acts.saveKept(item, column, text)}
        >
          {refused.save}
        </button>
      )}
      <button type="button" className="text-button" onClick={() => acts.giveUp(item, column)}>
        {refused.leave}
      </button>
    </p>
  );
}
