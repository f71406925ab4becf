import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { AddDialog } from "#app/routes/menu/editor/forms/add-dialog.tsx";
import { NameField } from "#app/routes/menu/editor/forms/name-field.tsx";
import { PriceInput } from "#app/routes/menu/editor/forms/price-input.tsx";
import { useKeptForm } from "#app/routes/menu/editor/forms/use-kept-form.ts";
import { useWrongField, wrongAs } from "#app/routes/menu/editor/forms/use-wrong-field.ts";
import { WrongNote } from "#app/routes/menu/editor/forms/wrong-note.tsx";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

interface AddItemDialogProps {
  section: Section;
  refused: FailedChange | undefined;
  onClose: () => void;
}

export function AddItemDialog({ section, refused, onClose }: AddItemDialogProps) {
  const { items, form } = useMessages("editor");
  const own = <span lang={textLanguage(section.name, useLanguage())} />;
  const part = `add-item-${section.id}`;
  const kept = useKeptForm(part, onClose);
  const verdict = useWrongField(part);
  const before = kept.typed ?? refused?.again;
  const typed = (name: string) => before && fieldOf(before, name);
  return (
    <AddDialog
      title={rich(items.addTitle({ section: section.name, own }))}
      returnTo={[`#section-${section.id} .add-item`]}
      operation="add-item"
      fields={[["sectionId", String(section.id)]]}
      replaces={refused?.id}
      kept={kept}
      verdict={verdict}
    >
      <NameField
        id="item-name"
        label={items.name}
        placeholder={items.namePlaceholder}
        typed={typed("name")}
        wrong={verdict.wrong}
      />
      <div className="field">
        <label htmlFor="item-price">{form.price}</label>
        <PriceInput
          id="item-price"
          name="priceRupees"
          placeholder={items.pricePlaceholder}
          defaultValue={typed("priceRupees")}
          required
          {...wrongAs(verdict.wrong, "priceRupees")}
        />
        <WrongNote wrong={verdict.wrong} of={["priceRupees"]} />
      </div>
    </AddDialog>
  );
}
