import { memo } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { smallKeyOf } from "#app/domain/menus/photo-key.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { ChooseBox } from "#app/routes/menu/editor/choosing/choose-box.tsx";
import { DragHandle } from "#app/routes/menu/editor/drag/drag-handle.tsx";
import { FoodMark } from "#app/routes/menu/editor/food-mark.tsx";
import { Opener } from "#app/routes/menu/editor/forms/opener.tsx";
import { FailureNotice } from "#app/routes/menu/editor/later/parts-later.ts";
import { soldOutNow } from "#app/routes/menu/editor/sold-out/sold-out-state.ts";
import { SoldOutSwitch } from "#app/routes/menu/editor/sold-out/sold-out-switch.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { isForm, ItemChoices, ItemForms, useItemMode, type ItemMode } from "./item-parts.tsx";
import { PriceButton } from "./price-button.tsx";

interface ItemRowProps extends ItemPartsProps {
  isHidden: boolean;
}

interface ItemPartsProps {
  item: Item;
  /** The mark of its section, by itself: so a row is rendered again only when that changes. */
  sectionMark: Item["diet"];
  /** Whether it is the last one of its section. */
  isLast: boolean;
  failed: FailedChange[];
  onMove: (itemId: number, to: number) => void;
}

export const ItemRow = memo(function ItemRow({ isHidden, ...parts }: ItemRowProps) {
  const { item } = parts;
  return (
    <li id={`item-${item.id}`} data-place={item.position} data-id={item.id} hidden={isHidden}>
      <ItemParts {...parts} />
    </li>
  );
});

/** What a search hides and shows again is not rendered again. */
const ItemParts = memo(function ItemParts(props: ItemPartsProps) {
  const { item, sectionMark, isLast, failed, onMove } = props;
  const [mode, setMode] = useItemMode(item.id);
  const language = textLanguage(item.name, useLanguage());
  return (
    <>
      {isForm(mode) ? (
        <ItemForms
          item={item}
          sectionMark={sectionMark}
          failed={failed}
          mode={mode}
          onClose={() => setMode("closed")}
        />
      ) : (
        <ItemSummary
          item={item}
          sectionMark={sectionMark}
          language={language}
          mode={mode}
          setMode={setMode}
          onMove={onMove}
        />
      )}
      <ItemChoices item={item} isLast={isLast} mode={mode} setMode={setMode} />
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
    </>
  );
});

interface ItemSummaryProps {
  item: Item;
  sectionMark: Item["diet"];
  /** That of its name; undefined if it is the page's. */
  language: string | undefined;
  mode: ItemMode;
  setMode: (mode: ItemMode) => void;
  onMove: (itemId: number, to: number) => void;
}

function ItemSummary(props: ItemSummaryProps) {
  const { item, sectionMark, language, mode, setMode, onMove } = props;
  const { items } = useMessages("editor");
  return (
    <div className="item" data-menu-open={mode === "menu" ? "" : undefined}>
      <ChooseBox id={item.id} name={item.name} />
      <DragHandle
        label={items.drag({ name: item.name })}
        onStep={(by) => onMove(item.id, item.position + by)}
      />
      <ItemMark own={item.diet} ofSection={sectionMark} />
      <div className="item-text">
        <Opener
          className="item-name"
          data-menu=""
          part={`menu-${item.id}`}
          at={`#item-${item.id}`}
          aria-haspopup="menu"
          aria-expanded={mode === "menu"}
          aria-controls={mode === "menu" ? `menu-${item.id}` : undefined}
          lang={language}
          onOpen={() => setMode(mode === "menu" ? "closed" : "menu")}
        >
          {item.name}
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

/** The mark that diners see, and whether it is the section's. */
function ItemMark({ own, ofSection }: { own: Item["diet"]; ofSection: Item["diet"] }) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  const diet = own ?? ofSection;
  if (!diet) return null;
  const title = own ? undefined : itemForm.fromSection({ mark: dish[diet] });
  return (
    <span className="item-mark" role="img" aria-label={title ?? dish[diet]} title={title}>
      <FoodMark diet={diet} />
    </span>
  );
}

/** That it is sold out, its second name, and its sizes. */
function ItemNotes({ item }: { item: Item }) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  const language = useLanguage();
  const soldOut = soldOutNow(item);
  if (soldOut === "no" && !item.secondName && item.options.length === 0) return null;
  return (
    <p>
      {soldOut !== "no" && (
        <b>{soldOut === "today" ? dish.soldOutToday : itemForm.soldOut["until-said"]}</b>
      )}
      {item.secondName && (
        <span lang={textLanguage(item.secondName, language)}>{item.secondName}</span>
      )}
      {item.options.map(({ name }) => (
        <span key={name} lang={textLanguage(name, language)}>
          {name}
        </span>
      ))}
    </p>
  );
}
