import type { Section } from "#app/domain/menus/menus.ts";
import { openList } from "#app/routes/menu/editor/list/list-opening.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { nextDishId } from "./plain-row.ts";
import { maybePriced, partTyped } from "./typed-prices.ts";

/** What the fields of a row have in common. */
export interface EntryFieldProps {
  /** What was typed and refused where no script runs. */
  typed: string | undefined;
  hasFocus: boolean;
  isWrong: boolean;
  /** Of what is said below the row. */
  hintId: string;
}

interface EntryNameProps extends EntryFieldProps {
  section: Section;
  /** Called when the field loses focus, with the typed name if the section already has it, else with "". */
  onKnown: (name: string) => void;
}

/** The name of the next dish. Lines pasted into it are taken for a list. */
export function EntryName(props: EntryNameProps) {
  const { section, typed, hasFocus, isWrong, hintId, onKnown } = props;
  const entry = useMessages("entry");
  return (
    <input
      name="name"
      id={nextDishId(section.id)}
      aria-label={entry.name}
      placeholder={entry.next}
      defaultValue={typed}
      autoFocus={hasFocus}
      aria-invalid={isWrong}
      aria-describedby={hintId}
      autoComplete="off"
      autoCapitalize="words"
      enterKeyHint="next"
      onPaste={(event) => {
        const text = event.clipboardData.getData("text/plain").trim();
        if (!/[\n\t]/.test(text)) return;
        event.preventDefault();
        openList({ text, sectionId: section.id });
      }}
      onBlur={({ target }) => {
        const typed = target.value.trim();
        const { name } = partTyped({ name: typed, price: "" });
        const names = [typed, name, maybePriced(typed)?.name ?? ""];
        const isKnown = (name: string) => section.items.some((item) => isSame(item.name, name));
        onKnown(names.find(isKnown) ?? "");
      }}
    />
  );
}

function isSame(name: string, typed: string): boolean {
  return typed !== "" && name.toLowerCase() === typed.toLowerCase();
}
