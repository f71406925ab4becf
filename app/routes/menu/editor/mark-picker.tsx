import { DIETS } from "#app/domain/menus/diet.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { FoodMark } from "./food-mark.tsx";

interface MarkPickerProps {
  /** The mark that is chosen at first, "" for none. */
  mark: string;
  /** Whether its title is shown. Else it is for screen readers alone. */
  isTitled?: boolean;
}

/** A choice of the food mark, or of none. */
export function MarkPicker({ mark, isTitled = false }: MarkPickerProps) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  return (
    <fieldset className="mark-picker">
      <legend className={isTitled ? undefined : "unseen"}>{itemForm.mark}</legend>
      <div>
        {[...DIETS, undefined].map((diet) => (
          <label key={diet ?? ""}>
            <input
              type="radio"
              name="diet"
              value={diet ?? ""}
              defaultChecked={(diet ?? "") === mark}
              // A tap must not take the focus from the field that is typed in: the keyboard would close.
              onMouseDown={(event) => event.preventDefault()}
            />
            {diet && <FoodMark diet={diet} />}
            {diet ? dish[diet] : itemForm.noMark}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
