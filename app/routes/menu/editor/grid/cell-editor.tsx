import { useId, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { DIETS } from "#app/domain/menus/diet.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { EditActs, Editing, Step } from "./edit-acts.ts";
import { useRefusedText } from "./use-refused-text.ts";

interface CellEditorProps {
  item: Item;
  sectionMark: Item["diet"];
  editing: Editing;
  acts: EditActs;
}

type Field = HTMLElement & { value: string };

/** The field in a cell that is being typed into: Enter goes on below, Tab beside, Escape back. */
export function CellEditor({ item, sectionMark, editing, acts }: CellEditorProps) {
  const { columns, cell } = useMessages("grid");
  const refusedText = useRefusedText();
  const field = useRef(null);
  const wrongId = useId();
  const { column, text, wrong } = editing;
  // Once it is closed, the focus leaves it.
  const isDone = useRef(false);
  useLayoutEffect(() => {
    isDone.current = false;
    const element: unknown = field.current;
    if (element instanceof HTMLElement) element.focus();
    if (element instanceof HTMLInputElement) element.setSelectionRange(text.length, text.length);
    if (element instanceof HTMLSelectElement) showChoices(element);
    return () => {
      isDone.current = true;
    };
  }, [text]);
  const props = {
    "aria-label": cell.label({ column: columns[column], name: item.name }),
    onKeyDown(event: KeyboardEvent<Field>) {
      if (event.nativeEvent.isComposing) return;
      const step = stepOf(event);
      if (event.key === "Escape") acts.cancel(item);
      else if (step) acts.commit(item, event.currentTarget.value, step);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onInput({ currentTarget }: { currentTarget: Field }) {
      acts.keep(item, column, () => currentTarget.value);
    },
    onBlur({ currentTarget }: { currentTarget: Field }) {
      if (!isDone.current) acts.leave(item, currentTarget.value);
    },
  };
  if (column === "diet") {
    return (
      <MarkSelect field={field} props={props} item={item} sectionMark={sectionMark} acts={acts} />
    );
  }
  return (
    <>
      <input
        {...props}
        ref={field}
        className="cell-field"
        defaultValue={text}
        inputMode={column === "price" ? "decimal" : undefined}
        autoComplete="off"
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong && wrongId}
      />
      {wrong && (
        <p
          id={wrongId}
          className="cell-wrong"
          role="alert"
          ref={(element) => element?.scrollIntoView({ block: "nearest" })}
        >
          {refusedText(wrong)}
        </p>
      )}
    </>
  );
}

interface MarkSelectProps {
  field: React.RefObject<null>;
  props: object;
  item: Item;
  sectionMark: Item["diet"];
  acts: EditActs;
}

function MarkSelect({ field, props, item, sectionMark, acts }: MarkSelectProps) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  return (
    <select
      {...props}
      ref={field}
      className="cell-field"
      defaultValue={item.diet ?? ""}
      onChange={({ currentTarget }) => acts.commit(item, currentTarget.value, STAY)}
    >
      {DIETS.map((each) => (
        <option key={each} value={each}>
          {dish[each]}
        </option>
      ))}
      <option value="">
        {sectionMark ? itemForm.markOfSection({ mark: dish[sectionMark] }) : itemForm.noMark}
      </option>
    </select>
  );
}

/** Where a browser lets a script open them. */
function showChoices(select: HTMLSelectElement): void {
  try {
    select.showPicker();
  } catch {
    // They open by a tap or a key.
  }
}

const STAY: Step = { rows: 0, columns: 0 };

/** Where a key leads that ends the typing. */
function stepOf({ key, shiftKey }: KeyboardEvent): Step | undefined {
  const back = shiftKey ? -1 : 1;
  if (key === "Enter") return { rows: back, columns: 0 };
  if (key === "Tab") return { rows: 0, columns: back };
  if (key === "ArrowUp") return { rows: -1, columns: 0 };
  return key === "ArrowDown" ? { rows: 1, columns: 0 } : undefined;
}
