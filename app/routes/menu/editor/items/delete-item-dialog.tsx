import { useState } from "react";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { DeleteDialog } from "#app/routes/menu/editor/forms/delete-dialog.tsx";
import { wasField } from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

export function DeleteItemDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const { items } = useMessages("editor");
  const language = textLanguage(item.name, useLanguage());
  // The item as it was when its owner asked: later changes they have not seen.
  const [seen] = useState((): Fields => [
    ["revision", String(item.revision)],
    wasField(itemFormTexts(item, Date.now())),
  ]);
  return (
    <DeleteDialog
      operation="delete-item"
      title={items.deleteTitle}
      question={rich(items.sureToDelete({ name: item.name, own: <span lang={language} /> }))}
      fields={[["sectionId", String(item.sectionId)], ["itemId", String(item.id)], ...seen]}
      returnTo={[`#item-${item.id} [data-menu]`, `#section-${item.sectionId} .add-item`]}
      onClose={onClose}
    />
  );
}
