import { Fragment, use } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { sellOutItems } from "#app/domain/menus/patch/item-patches.ts";
import { decimalRupees } from "#app/domain/menus/prices.ts";
import { ChooseBox } from "#app/routes/menu/editor/choosing/choose-box.tsx";
import { ChoosingContext } from "#app/routes/menu/editor/choosing/choosing-context.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { FoodMark } from "#app/routes/menu/editor/food-mark.tsx";
import { ItemChoices, type ItemMode } from "#app/routes/menu/editor/items/item-parts.tsx";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { soldOutNow } from "#app/routes/menu/editor/sold-out/sold-out-state.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { CellEditor } from "./cell-editor.tsx";
import { COLUMNS, ownPriceText, stopOf, type Column } from "./columns.ts";
import type { GridRowProps } from "./grid-row.tsx";
import { PhotoButton } from "./photo-button.tsx";

type RowProps = Pick<
  GridRowProps,
  "item" | "sectionMark" | "isLast" | "editing" | "refused" | "acts"
>;

interface GridCellsProps extends RowProps {
  mode: ItemMode;
  setMode: (mode: ItemMode) => void;
}

/** The cells of a dish. Which of them has the focus, cell-dom.ts says. */
export function GridCells({ mode, setMode, ...props }: GridCellsProps) {
  const { item, sectionMark, isLast, editing, acts } = props;
  const isChoosing = use(ChoosingContext);
  return (
    <div role="row" className="dish-row" aria-rowindex={item.position + 1}>
      {isChoosing ? (
        <div role="gridcell">
          <ChooseBox id={item.id} name={item.name} />
        </div>
      ) : (
        <span className="handle" aria-hidden="true" />
      )}
      <div role="gridcell" className="cell">
        {editing?.column === "diet" ? (
          <CellEditor item={item} sectionMark={sectionMark} editing={editing} acts={acts} />
        ) : (
          <MarkButton item={item} sectionMark={sectionMark} acts={acts} />
        )}
      </div>
      <TextCell {...props} column="name">
        <OwnText text={item.name} />
        <SoldOutWords item={item} />
      </TextCell>
      <TextCell {...props} column="price">
        <span>{ownPriceText(item)}</span>
      </TextCell>
      <TextCell {...props} column="description">
        <OwnText text={item.description} />
      </TextCell>
      <TextCell {...props} column="secondName">
        <OwnText text={item.secondName} />
      </TextCell>
      <TextCell {...props} column="sizes">
        <Sizes item={item} />
      </TextCell>
      <div role="gridcell" className="cell">
        <OnSwitch item={item} />
      </div>
      <div role="gridcell" className="cell">
        <PhotoButton item={item} onEdit={() => setMode("edit")} />
      </div>
      <div role="gridcell" className="cell dish-menu">
        <button
          type="button"
          className="icon-button"
          data-menu=""
          data-column={stopOf("more")}
          tabIndex={-1}
          aria-label={item.name}
          aria-haspopup="menu"
          aria-expanded={mode === "menu"}
          aria-controls={mode === "menu" ? `menu-${item.id}` : undefined}
          onClick={() => setMode(mode === "menu" ? "closed" : "menu")}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M4 10h.01M10 10h.01M16 10h.01" />
          </svg>
        </button>
        <ItemChoices item={item} isLast={isLast} mode={mode} setMode={setMode} />
      </div>
    </div>
  );
}

interface TextCellProps extends RowProps {
  column: Column;
  children: React.ReactNode;
}

function TextCell({ column, children, ...props }: TextCellProps) {
  const { item, sectionMark, editing, refused, acts } = props;
  const wrong = refused.find((cell) => cell.column === column);
  const isEdited = editing?.column === column;
  return (
    <div
      role={column === "name" ? "rowheader" : "gridcell"}
      className="cell"
      data-of={column}
      data-column={COLUMNS.indexOf(column)}
      tabIndex={-1}
      aria-invalid={wrong && wrong.why.reason !== "kept" ? true : undefined}
    >
      {isEdited && (
        <CellEditor item={item} sectionMark={sectionMark} editing={editing} acts={acts} />
      )}
      {!isEdited && (wrong ? <s>{wrong.text}</s> : children)}
    </div>
  );
}

function OwnText({ text }: { text: string }) {
  return <span lang={textLanguage(text, useLanguage())}>{text}</span>;
}

function SoldOutWords({ item }: { item: Item }) {
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  const soldOut = soldOutNow(item);
  if (soldOut === "no") return null;
  return <b>{soldOut === "today" ? dish.soldOutToday : itemForm.soldOut["until-said"]}</b>;
}

/** As they are typed, “Half 70 / Full 110”. */
function Sizes({ item: { options } }: { item: Item }) {
  const language = useLanguage();
  return (
    <span>
      {options.map(({ name, pricePaise }, index) => (
        <Fragment key={name}>
          {index > 0 && " / "}
          <span className="dish-size">
            <span lang={textLanguage(name, language)}>{name}</span>
            {pricePaise > 0 && <strong> {decimalRupees(pricePaise)}</strong>}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** The mark that diners see. */
function MarkButton({ item, sectionMark, acts }: Pick<RowProps, "item" | "sectionMark" | "acts">) {
  const { columns } = useMessages("grid");
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  const diet = item.diet ?? sectionMark;
  const word = diet ? dish[diet] : itemForm.noMark;
  const mark = diet && !item.diet ? itemForm.fromSection({ mark: word }) : word;
  return (
    <button
      type="button"
      data-column={0}
      tabIndex={-1}
      aria-label={`${columns.diet}: ${mark}`}
      title={mark}
      onClick={() => acts.open(item, "diet", "")}
    >
      {diet ? <FoodMark diet={diet} /> : <span aria-hidden="true">–</span>}
    </button>
  );
}

function OnSwitch({ item }: { item: Item }) {
  const { soldOut } = useMessages("finding");
  const { submit } = useEditor();
  const isHad = soldOutNow(item) === "no";
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      data-column={stopOf("soldOut")}
      tabIndex={-1}
      aria-checked={isHad}
      aria-label={soldOut.available({ name: item.name })}
      onClick={() => submit(patchFields(sellOutItems([item.id], isHad ? "today" : "no")))}
    />
  );
}
