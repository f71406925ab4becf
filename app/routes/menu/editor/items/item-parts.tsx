import { useState } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { useReopening } from "#app/routes/menu/editor/forms/use-kept-form.ts";
import {
  DeleteItemDialog,
  ItemForm,
  ItemMenu,
  ItemPhoto,
  MoveItemDialog,
} from "#app/routes/menu/editor/later/parts-later.ts";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";

/** What is open of an item. */
export type ItemMode = "closed" | "menu" | "edit" | "price" | "move" | "delete";

/** Without JavaScript the address says what is open. */
export function useItemMode(itemId: number) {
  const { opened } = useEditor();
  const mode = useState<ItemMode>(() => {
    if (opened === `menu-${itemId}`) return "menu";
    if (opened === `edit-item-${itemId}`) return "edit";
    if (opened === `price-item-${itemId}`) return "price";
    return opened === `delete-item-${itemId}` ? "delete" : "closed";
  });
  const [, setMode] = mode;
  useReopening(`edit-item-${itemId}`, (isOpen) => setMode(isOpen ? "edit" : "closed"));
  return mode;
}

/** Whether its form is open. */
export function isForm(mode: ItemMode): boolean {
  return mode === "edit" || mode === "price";
}

interface ItemFormsProps {
  item: Item;
  /** The mark of its section. */
  sectionMark: Item["diet"];
  failed: FailedChange[];
  mode: ItemMode;
  onClose: () => void;
}

/** The form of an item, below that of its photo. */
export function ItemForms({ item, sectionMark, failed, mode, onClose }: ItemFormsProps) {
  const failedEdit = failed.findLast(({ fields }) => fieldOf(fields, "operation") === "edit-item");
  return (
    <>
      {item.id > 0 && <ItemPhoto item={item} />}
      <ItemForm
        item={item}
        sectionMark={sectionMark}
        failed={failedEdit}
        isForPrice={mode === "price"}
        onClose={onClose}
      />
    </>
  );
}

interface ItemChoicesProps {
  item: Item;
  /** Whether it is the last one of its section. */
  isLast: boolean;
  mode: ItemMode;
  setMode: (mode: ItemMode) => void;
}

/** The menu of an item, and the dialogs that it leads to. */
export function ItemChoices({ item, isLast, mode, setMode }: ItemChoicesProps) {
  const close = () => setMode("closed");
  return (
    <>
      {mode === "menu" && (
        <ItemMenu
          id={`menu-${item.id}`}
          item={item}
          isLast={isLast}
          onClose={close}
          onEdit={() => setMode("edit")}
          onMove={() => setMode("move")}
          onDelete={() => setMode("delete")}
        />
      )}
      {mode === "move" && <MoveItemDialog item={item} onClose={close} />}
      {mode === "delete" && <DeleteItemDialog item={item} onClose={close} />}
    </>
  );
}
