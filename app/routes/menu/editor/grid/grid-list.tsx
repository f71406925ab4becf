import { use, useCallback, useEffect, useMemo, useRef, type PointerEvent } from "react";
import { ChoosingContext } from "#app/routes/menu/editor/choosing/choosing-context.ts";
import { useSorting } from "#app/routes/menu/editor/drag/use-sorting.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import type { ItemListProps } from "#app/routes/menu/editor/items/item-list.tsx";
import { failedOf, useMoveItem, useShownRows } from "#app/routes/menu/editor/items/use-items.ts";
import { WideContext } from "#app/routes/menu/editor/wide.ts";
import { MoreMessages, useMessages } from "#app/ui/messages.tsx";
import { cellOf, focusCell, focusStop, placeOf } from "./cell-dom.ts";
import { bareColumns, BUTTONS, COLUMNS, nameOf, STOPS, type CellWords } from "./columns.ts";
import { openCell, pressKey, type Keyed } from "./grid-keys.ts";
import { GridRow } from "./grid-row.tsx";
import { LeftRows } from "./left-rows.tsx";
import type { RefusedCell } from "./paste-block.ts";
import { useBlocks } from "./use-blocks.ts";
import { useCalmSection } from "./use-calm-section.ts";
import { useChosen } from "./use-chosen.ts";
import { useEditing } from "./use-editing.ts";
import { useGridFocus } from "./use-grid-focus.ts";

const NONE: RefusedCell[] = [];
const NO_TEXTS = {};

/** The dishes of a section as a grid, in which one types and moves as in a spreadsheet. */
export function GridList(props: ItemListProps) {
  const texts = use(WideContext)?.texts ?? NO_TEXTS;
  const section = useCalmSection(props.section);
  return (
    <MoreMessages texts={texts}>
      <Grid {...props} section={section} />
    </MoreMessages>
  );
}

function Grid({ section, failed, isOpen, found }: ItemListProps) {
  const { items: titles } = useMessages("editor");
  const { columns } = useMessages("grid");
  const { keyOf } = useEditor();
  const root = useRef<HTMLDivElement>(null);
  const rows = useShownRows(section.items, { isOpen, found });
  const items = useMemo(() => rows.flatMap(({ item, isShown }) => (isShown ? item : [])), [rows]);
  const onMove = useMoveItem(section.id);
  const words = useCellWords();
  const chosen = useChosen(root, useSayChosen());
  const { editing, refused, refuse, forget, acts } = useEditing({ root, section, words, chosen });
  const within = { section, items, words, chosen, refuse, forget };
  const { left, isNew, dropLeft, onCopy, onPaste, ...blocks } = useBlocks(within);
  const keyed: Keyed = {
    root,
    items,
    words,
    chosen,
    edits: acts,
    onMove,
    ...blocks,
    refusedAt: (item, column) => refused.get(nameOf(keyOf("items", item.id), column)),
  };
  useSorting({
    list: root,
    handle: ".handle",
    onMove: (entry, to) => onMove(Number(entry.dataset["id"]), to),
  });
  const onFocus = useGridFocus(root);
  return (
    <>
      <div
        ref={root}
        role="grid"
        tabIndex={-1}
        className="dishes"
        aria-label={titles.title({ section: section.name })}
        aria-multiselectable="true"
        data-bare={bareColumns(items).join(" ")}
        data-choosing={use(ChoosingContext) || undefined}
        aria-rowcount={section.items.length + 1}
        aria-colcount={STOPS}
        onKeyDown={(event) => pressKey(event, keyed)}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
        {...usePointer(root, chosen, (at) => openCell(at, keyed))}
        onFocus={onFocus}
      >
        {items.length > 0 && <Heads columns={columns} />}
        {rows.map(({ item, isShown }) => {
          const key = keyOf("items", item.id);
          return (
            <GridRow
              key={key}
              item={item}
              sectionMark={section.diet}
              isHidden={!isShown}
              isLast={item.position === section.items.length}
              failed={failedOf(failed, item.id)}
              editing={editing?.key === key ? editing : undefined}
              refused={refused.size > 0 ? refusedOf(refused, key) : NONE}
              acts={acts}
            />
          );
        })}
      </div>
      {section.items.length === 0 && <p className="none">{titles.none}</p>}
      {left.length > 0 && (
        <LeftRows
          section={section}
          rows={left}
          isNew={isNew}
          onClose={() => closeLeft(root.current, dropLeft)}
        />
      )}
    </>
  );
}

function closeLeft(grid: HTMLElement | null, close: () => void): void {
  if (grid) focusStop(grid);
  close();
}

function refusedOf(refused: ReadonlyMap<string, RefusedCell>, key: number): RefusedCell[] {
  const cells = COLUMNS.flatMap((column) => refused.get(nameOf(key, column)) ?? []);
  return cells.length > 0 ? cells : NONE;
}

type Head = (typeof COLUMNS)[number] | (typeof BUTTONS)[number];

function Heads({ columns }: { columns: Record<Head, string> }) {
  const isChoosing = use(ChoosingContext);
  const { choosing } = useMessages("bulk");
  return (
    // A press leaves the focus in its cell.
    <div
      role="row"
      className="dish-heads"
      aria-rowindex={1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isChoosing ? (
        <div role="columnheader">
          <span className="unseen">{choosing.start}</span>
        </div>
      ) : (
        <span aria-hidden="true" />
      )}
      {[...COLUMNS, ...BUTTONS].map((column) => (
        <div key={column} role="columnheader" data-of={column}>
          {column === "diet" || column === "more" ? (
            <span className="unseen">{columns[column]}</span>
          ) : (
            columns[column]
          )}
        </div>
      ))}
    </div>
  );
}

/** What a click, a double click and a drag across cells do. */
function usePointer(
  root: React.RefObject<HTMLElement | null>,
  chosen: ReturnType<typeof useChosen>,
  open: (at: { row: number; column: number }) => void,
) {
  const placeIn = (target: EventTarget | null) => {
    const cell = cellOf(target);
    return root.current && cell && placeOf(root.current, cell);
  };
  const isField = (target: EventTarget) => (target as Element).closest("input, select, a, form");
  return {
    onPointerDown(event: PointerEvent) {
      const at = placeIn(event.target);
      if (!at || event.button !== 0 || isField(event.target)) return;
      if (event.shiftKey) {
        event.preventDefault();
        chosen.extend(at);
      } else chosen.chooseOne();
    },
    onPointerOver(event: PointerEvent) {
      if (event.buttons !== 1 || event.pointerType !== "mouse" || isField(event.target)) return;
      const at = placeIn(event.target);
      if (at && at.column < COLUMNS.length) chosen.extend(at);
    },
    onDoubleClick({ target }: { target: EventTarget }) {
      const at = isField(target) ? undefined : placeIn(target);
      if (!at || !root.current) return;
      focusCell(root.current, at);
      open(at);
    },
  };
}

/** Says how many cells are chosen, once nobody chooses more; one says itself. */
function useSayChosen(): (count: number) => void {
  const { announce } = useEditor();
  const { chosen } = useMessages("grid");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = useRef(chosen);
  useEffect(() => {
    words.current = chosen;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (count) => {
      clearTimeout(timer.current);
      if (count > 1) timer.current = setTimeout(() => announce(words.current({ count })), 400);
    },
    [announce],
  );
}

function useCellWords(): CellWords {
  const { cell } = useMessages("grid");
  const { half, full, small, medium, large } = useMessages("entry");
  const { veg, egg, nonveg } = useMessages("ui").dish;
  return useMemo(
    () => ({
      diets: { veg, egg, nonveg },
      had: cell.on,
      soldOut: cell.off,
      sizes: (count) => ({ 2: [half, full], 3: [small, medium, large] })[count],
    }),
    [veg, egg, nonveg, cell, half, full, small, medium, large],
  );
}
