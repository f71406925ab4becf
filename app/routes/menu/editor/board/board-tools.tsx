import { useEffect, useEffectEvent, type RefObject } from "react";
import { MOST_DISHES, type BoardDish } from "#app/domain/menus/board.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { priceOf, suggestionsFor } from "./dishes.ts";
import { fieldsIn, focusRow, writeRow } from "./rows.ts";

interface BoardToolsProps {
  sections: Menu["sections"];
  onBoard: BoardDish[];
  /** Around the rows of the form. */
  rows: RefObject<HTMLDivElement | null>;
  /** The id of the list of names. */
  names: string;
}

/** Dishes of the menu that a tap puts on the board, and their names for who types. */
export function BoardTools({ sections, onBoard, rows, names }: BoardToolsProps) {
  usePrices(rows, sections);
  const { board } = useMessages("editor");
  const language = useLanguage();
  const known = onBoard.map(({ name }) => name);
  const isFull = onBoard.length >= MOST_DISHES;
  const dishes = isFull ? [] : suggestionsFor(sections, known);
  function put(name: string): void {
    const free = fieldsIn(rows, "boardName").findIndex(({ value }) => value.trim() === "");
    if (free < 0) return;
    writeRow(rows, free, [name, "special", priceOf(sections, name), ""]);
    // What was tapped goes away.
    focusRow(rows, free);
  }
  return (
    <>
      {isFull && <p className="hint">{board.full}</p>}
      {dishes.length > 0 && (
        <div className="suggestions" role="group" aria-label={board.suggestions}>
          {dishes.map(({ id, name }) => (
            <button key={id} type="button" className="button" onClick={() => put(name)}>
              <Icon name="plus" /> <span lang={textLanguage(name, language)}>{name}</span>
            </button>
          ))}
        </div>
      )}
      <datalist id={names}>
        {sections.flatMap(({ items }) =>
          items.map(({ id, name }) => <option key={id}>{name}</option>),
        )}
      </datalist>
    </>
  );
}

/** A dish of the menu that is typed comes with its price, if it has one for all sizes. */
function usePrices(rows: BoardToolsProps["rows"], sections: Menu["sections"]): void {
  const fill = useEffectEvent((typedInto: EventTarget | null) => {
    const index = fieldsIn(rows, "boardName").findIndex((field) => field === typedInto);
    const price = fieldsIn(rows, "boardPriceRupees")[index];
    const name = fieldsIn(rows, "boardName")[index]?.value ?? "";
    if (price?.value === "") price.value = priceOf(sections, name);
  });
  useEffect(() => {
    const form = rows.current?.closest("form");
    const listener = ({ target }: Event) => fill(target);
    form?.addEventListener("input", listener);
    return () => form?.removeEventListener("input", listener);
  }, [rows]);
}
