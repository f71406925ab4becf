import { DIETS, type Diet } from "#app/domain/menus/diet.ts";
import { FoodMark } from "#app/routes/menu/editor/food-mark.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { OneOf } from "./one-of.tsx";

interface MarkPickerProps {
  /** The mark that is chosen at first, "" for none. */
  mark: string;
  /** Whether its title is shown. Else it is for screen readers alone. */
  isTitled?: boolean;
  /** The mark of the section, which stands for a dish that has none; null or undefined if it has none either. */
  ofSection?: Diet | null | undefined;
}

/** A choice of the food mark, or of none. */
export function MarkPicker({ mark, isTitled = false, ofSection }: MarkPickerProps) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  const none = ofSection ? itemForm.markOfSection({ mark: dish[ofSection] }) : itemForm.noMark;
  const choices = [...DIETS, undefined].map((diet) => ({
    value: diet ?? "",
    words: (
      <>
        {diet && <FoodMark diet={diet} />}
        {diet ? dish[diet] : none}
      </>
    ),
  }));
  return (
    <OneOf title={itemForm.mark} isTitled={isTitled} name="diet" chosen={mark} choices={choices} />
  );
}
