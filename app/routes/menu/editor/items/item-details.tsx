import type { Item } from "#app/domain/menus/menus.ts";
import { SOLD_OUT } from "#app/domain/menus/sold-out.ts";
import { Choice, Labelled } from "#app/routes/menu/editor/forms/labelled.tsx";
import { MarkPicker } from "#app/routes/menu/editor/forms/mark-picker.tsx";
import { OneOf } from "#app/routes/menu/editor/forms/one-of.tsx";
import { wrongAs, type WrongField } from "#app/routes/menu/editor/forms/use-wrong-field.ts";
import { WrongNote } from "#app/routes/menu/editor/forms/wrong-note.tsx";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Nutrition } from "./nutrition.tsx";

interface ItemDetailsProps {
  typed: Fields;
  sectionMark: Item["diet"];
  wrong: WrongField | undefined;
}

/** What an item says besides its name, its price and its sizes. */
export function ItemDetails({ typed, sectionMark, wrong }: ItemDetailsProps) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  const heats = [itemForm.notSpicy, dish.mild, dish.spicy, dish.hot];
  return (
    <>
      <Labelled label={itemForm.description}>
        <input
          name="description"
          defaultValue={fieldOf(typed, "description")}
          autoComplete="off"
          {...wrongAs(wrong, "description")}
        />
      </Labelled>
      <WrongNote wrong={wrong} of={["description"]} />
      <Labelled label={itemForm.secondName}>
        <input
          name="secondName"
          defaultValue={fieldOf(typed, "secondName")}
          autoComplete="off"
          {...wrongAs(wrong, "secondName")}
        />
      </Labelled>
      <WrongNote wrong={wrong} of={["secondName"]} />
      <MarkPicker mark={fieldOf(typed, "diet") ?? ""} isTitled ofSection={sectionMark} />
      <OneOf
        title={itemForm.availability}
        isTitled
        name="soldOut"
        chosen={fieldOf(typed, "soldOut") ?? "no"}
        choices={SOLD_OUT.map((value) => ({ value, words: itemForm.soldOut[value] }))}
      />
      <div className="choices">
        <Choice label={itemForm.spicy} name="spicy" typed={typed}>
          {heats.map((heat, index) => (
            <option key={heat} value={index}>
              {heat}
            </option>
          ))}
        </Choice>
        <Choice label={dish.featured} name="isFeatured" typed={typed}>
          <option value="no">{itemForm.no}</option>
          <option value="yes">{itemForm.yes}</option>
        </Choice>
      </div>
      <Nutrition typed={typed} wrong={wrong} />
    </>
  );
}
