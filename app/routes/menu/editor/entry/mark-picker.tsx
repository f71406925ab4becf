import { DIETS, type Diet } from "#app/domain/menus/diet.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { FoodMark } from "#app/routes/menu/editor/food-mark.tsx";

/** Which mark the next dish has: at first that of the one before, then whatever was chosen last. */
export function MarkPicker({ mark }: { mark: Diet | null }) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  return (
    <fieldset className="mark-picker">
      <legend className="unseen">{itemForm.mark}</legend>
      {[...DIETS, null].map((diet) => (
        <label key={diet} title={diet ? dish[diet] : itemForm.noMark}>
          <input
            type="radio"
            name="diet"
            value={diet ?? ""}
            aria-label={diet ? dish[diet] : itemForm.noMark}
            defaultChecked={diet === mark}
            // A tap must not take the focus from the field that is typed in: the keyboard would close.
            onMouseDown={(event) => event.preventDefault()}
          />
          {diet ? <FoodMark diet={diet} /> : <span aria-hidden="true">–</span>}
        </label>
      ))}
    </fieldset>
  );
}
