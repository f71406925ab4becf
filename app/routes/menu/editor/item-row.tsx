import { memo, useState } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { smallKeyOf } from "#app/domain/menus/photo-key.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { ChooseBox } from "./choosing/choose-box.tsx";
import { DragHandle } from "./drag-handle.tsx";
import { useEditor } from "./editor-context.ts";
import type { FailedChange } from "./changes.ts";
import {
  DeleteItemDialog,
  FailureNotice,
  ItemForm,
  ItemMenu,
  ItemPhoto,
  MoveItemDialog,
} from "./forms-later.ts";
import { PriceButton } from "./price-button.tsx";
import { Opener } from "./opener.tsx";
import { fieldOf } from "./fields.ts";
import { soldOutNow } from "./sold-out-fields.ts";
import { SoldOutSwitch } from "./sold-out-switch.tsx";
import { useReopening } from "./use-kept-form.ts";

interface ItemRowProps extends ItemPartsProps {
  isHidden: boolean;
}

interface ItemPartsProps {
  item: Item;
  count: number;
  failed: FailedChange[];
  onMove: (itemId: number, to: number) => void;
}

type Mode = "closed" | "menu" | "edit" | "price" | "move" | "delete";

export const ItemRow = memo(function ItemRow({ isHidden, ...parts }: ItemRowProps) {
  const { item } = parts;
  return (
    <li id={`item-${item.id}`} data-place={item.position} data-id={item.id} hidden={isHidden}>
      <ItemParts {...parts} />
    </li>
  );
});

/** What a search hides and shows again is not rendered again. */
const ItemParts = memo(function ItemParts({ item, count, failed, onMove }: ItemPartsProps) {
  const [mode, setMode] = useMode(item.id);
  const language = textLanguage(item.name, useLanguage());
  const close = () => setMode("closed");
  const failedEdit = failed.findLast(({ fields }) => fieldOf(fields, "operation") === "edit-item");
  return (
    <>
      {mode === "edit" || mode === "price" ? (
        <>
          <ItemForm item={item} failed={failedEdit} isForPrice={mode === "price"} onClose={close} />
          {item.id > 0 && <ItemPhoto item={item} />}
        </>
      ) : (
        <ItemSummary
          item={item}
          language={language}
          mode={mode}
          setMode={setMode}
          onMove={onMove}
        />
      )}
      {mode === "menu" && (
        <ItemMenu
          id={`menu-${item.id}`}
          item={item}
          count={count}
          onClose={close}
          onEdit={() => setMode("edit")}
          onMove={() => setMode("move")}
          onDelete={() => setMode("delete")}
        />
      )}
      {mode === "move" && <MoveItemDialog item={item} onClose={close} />}
      {mode === "delete" && <DeleteItemDialog item={item} onClose={close} />}
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
    </>
  );
});

/** Without JavaScript the address says what is open. */
function useMode(itemId: number) {
  const { opened } = useEditor();
  const mode = useState<Mode>(() => {
    if (opened === `menu-${itemId}`) return "menu";
    if (opened === `edit-item-${itemId}`) return "edit";
    if (opened === `price-item-${itemId}`) return "price";
    return opened === `delete-item-${itemId}` ? "delete" : "closed";
  });
  const [, setMode] = mode;
  useReopening(`edit-item-${itemId}`, (isOpen) => setMode(isOpen ? "edit" : "closed"));
  return mode;
}

interface ItemSummaryProps {
  item: Item;
  /** That of its name; undefined if it is the page's. */
  language: string | undefined;
  mode: Mode;
  setMode: (mode: Mode) => void;
  onMove: (itemId: number, to: number) => void;
}

function ItemSummary({ item, language, mode, setMode, onMove }: ItemSummaryProps) {
  const { items } = useMessages("editor");
  return (
    <div className="item">
      <ChooseBox id={item.id} name={item.name} />
      <DragHandle
        label={items.drag({ name: item.name })}
        onStep={(by) => onMove(item.id, item.position + by)}
      />
      <div className="item-text">
        <Opener
          className="item-name"
          part={`menu-${item.id}`}
          at={`#item-${item.id}`}
          aria-haspopup="menu"
          aria-expanded={mode === "menu"}
          aria-controls={mode === "menu" ? `menu-${item.id}` : undefined}
          onOpen={() => setMode(mode === "menu" ? "closed" : "menu")}
        >
          <span lang={language}>{item.name}</span>
        </Opener>
        <ItemNotes item={item} />
      </div>
      {item.photoKey && (
        <img
          src={`/images/${smallKeyOf(item.photoKey)}`}
          width="44"
          height="44"
          loading="lazy"
          alt=""
        />
      )}
      <PriceButton item={item} onOpen={() => setMode("price")} />
      <SoldOutSwitch item={item} />
    </div>
  );
}

/** That it is sold out, its second name, and how many sizes it has. */
function ItemNotes({ item }: { item: Item }) {
  const { items, itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  const language = useLanguage();
  const soldOut = soldOutNow(item);
  return (
    <p>
      {soldOut !== "no" && (
        <b>{soldOut === "today" ? dish.soldOutToday : itemForm.soldOut["until-said"]}</b>
      )}
      {item.secondName && (
        <span lang={textLanguage(item.secondName, language)}>{item.secondName}</span>
      )}
      {item.options.length > 0 && <span>{items.sizes({ count: item.options.length })}</span>}
    </p>
  );
}
