import { ALLERGENS } from "#app/domain/menus/nutrition.ts";
import { Labelled } from "#app/routes/menu/editor/forms/labelled.tsx";
import { wrongAs, type WrongField } from "#app/routes/menu/editor/forms/use-wrong-field.ts";
import { WrongNote } from "#app/routes/menu/editor/forms/wrong-note.tsx";
import { fieldOf, textsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface NutritionProps {
  typed: Fields;
  wrong: WrongField | undefined;
}

/** Allergens and energy of an item; open where the item says any. */
export function Nutrition({ typed, wrong }: NutritionProps) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  const chosen = textsOf(typed, "allergens");
  const [kcal, serving] = [fieldOf(typed, "kcal"), fieldOf(typed, "serving")];
  return (
    <details className="nutrition" open={chosen.length > 0 || Boolean(kcal) || Boolean(serving)}>
      <summary className="fold">{itemForm.nutrition}</summary>
      <small>{itemForm.nutritionHint}</small>
      <fieldset className="days">
        <legend>{itemForm.allergens}</legend>
        {ALLERGENS.map((allergen) => (
          <label key={allergen}>
            <input
              type="checkbox"
              name="allergens"
              value={allergen}
              defaultChecked={chosen.includes(allergen)}
            />
            {dish.allergens[allergen]}
          </label>
        ))}
      </fieldset>
      <div className="choices">
        <Labelled label={itemForm.kcal}>
          <input
            name="kcal"
            defaultValue={kcal}
            inputMode="numeric"
            autoComplete="off"
            {...wrongAs(wrong, "kcal")}
          />
        </Labelled>
        <Labelled label={itemForm.serving}>
          <input
            name="serving"
            defaultValue={serving}
            placeholder={itemForm.servingPlaceholder}
            autoComplete="off"
            {...wrongAs(wrong, "serving")}
          />
        </Labelled>
      </div>
      <WrongNote wrong={wrong} of={["kcal", "serving"]} />
    </details>
  );
}
