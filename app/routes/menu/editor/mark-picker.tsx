import { DIETS } from "#app/domain/menus/diet.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { FoodMark } from "./food-mark.tsx";

interface MarkPickerProps {
  /** The mark that is chosen at first, "" for none. */
  mark: string;
  /** Whether the marks' names stand beside them. Else they are for screen readers alone. */
  hasWords?: boolean;
}

/** A choice of the food mark, or of none. */
export function MarkPicker({ mark, hasWords = false }: MarkPickerProps) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  return (
    <fieldset className="mark-picker" data-words={hasWords || undefined}>
      <legend className={hasWords ? undefined : "unseen"}>{itemForm.mark}</legend>
      {[...DIETS, undefined].map((diet) => {
        const word = diet ? dish[diet] : itemForm.noMark;
        return (
          <label key={word} title={hasWords ? undefined : word}>
            <input
              type="radio"
              name="diet"
              value={diet ?? ""}
              aria-label={hasWords ? undefined : word}
              defaultChecked={(diet ?? "") === mark}
              // A tap must not take the focus from the field that is typed in: the keyboard would close.
              onMouseDown={(event) => event.preventDefault()}
            />
            {diet ? <FoodMark diet={diet} /> : !hasWords && <span aria-hidden="true">–</span>}
            {hasWords && word}
          </label>
        );
      })}
    </fieldset>
  );
}
