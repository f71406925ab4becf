import { memo, useState } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { formatRupees, shownPrice } from "#app/domain/menus/prices.ts";
import { smallKeyOf } from "#app/domain/menus/photo-key.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DragHandle } from "./drag-handle.tsx";
import { useEditor } from "./editor-context.ts";
import type { FailedChange } from "./changes.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { ItemForm } from "./item-form.tsx";
import { ItemMenu } from "./item-menu.tsx";
import { Opener } from "./opener.tsx";
import { fieldOf } from "./fields.ts";
import { ItemPhoto } from "./item-photo.tsx";

interface ItemRowProps {
  item: Item;
  count: number;
  failed: FailedChange[];
  onMove: (itemId: number, to: number) => void;
}

type Mode = "closed" | "menu" | "edit" | "delete";

export const ItemRow = memo(function ItemRow({ item, count, failed, onMove }: ItemRowProps) {
  const [mode, setMode] = useMode(item.id);
  const { items } = useMessages("editor");
  const language = textLanguage(item.name, useLanguage());
  const close = () => setMode("closed");
  const failedEdit = failed.findLast(({ fields }) => fieldOf(fields, "operation") === "edit-item");
  return (
    <li id={`item-${item.id}`} data-place={item.position} data-id={item.id}>
      {mode === "edit" ? (
        <>
          <ItemForm item={item} failed={failedEdit} onClose={close} />
          <ItemPhoto item={item} />
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
          onDelete={() => setMode("delete")}
        />
      )}
      {mode === "delete" && (
        <DeleteDialog
          operation="delete-item"
          title={items.deleteTitle}
          question={rich(items.sureToDelete({ name: item.name, own: <span lang={language} /> }))}
          fields={[
            ["sectionId", String(item.sectionId)],
            ["itemId", String(item.id)],
          ]}
          returnTo={[`#item-${item.id} .item-name`, `#section-${item.sectionId} .add-item`]}
          onClose={close}
        />
      )}
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
    </li>
  );
});

/** Without JavaScript the address says what is open. */
function useMode(itemId: number) {
  const { opened } = useEditor();
  return useState<Mode>(() => {
    if (opened === `menu-${itemId}`) return "menu";
    if (opened === `edit-item-${itemId}`) return "edit";
    return opened === `delete-item-${itemId}` ? "delete" : "closed";
  });
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
  const price = shownPrice(item);
  const isDraft = item.id < 0;
  return (
    <div className="item">
      <DragHandle
        label={items.drag({ name: item.name })}
        isDraft={isDraft}
        onStep={(by) => onMove(item.id, item.position + by)}
      />
      <Opener
        className="item-name"
        part={`menu-${item.id}`}
        at={`#item-${item.id}`}
        aria-haspopup="menu"
        aria-expanded={mode === "menu"}
        aria-controls={mode === "menu" ? `menu-${item.id}` : undefined}
        disabled={isDraft}
        onOpen={() => setMode(mode === "menu" ? "closed" : "menu")}
      >
        <span lang={language}>{item.name}</span>
      </Opener>
      {item.photoKey && (
        <img
          src={`/images/${smallKeyOf(item.photoKey)}`}
          width="44"
          height="44"
          loading="lazy"
          alt=""
        />
      )}
      {item.options.length > 0 && <small>{items.sizes({ count: item.options.length })}</small>}
      <b>{price && formatRupees(price.pricePaise)}</b>
    </div>
  );
}
