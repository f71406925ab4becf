import { memo, useRef } from "react";
import type { Menu, Shop } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { DiscardKept } from "#app/routes/menu/editor/forms/discard-kept.tsx";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { useWholeForm } from "#app/routes/menu/editor/forms/use-whole-form.ts";
import { useWrongField, wrongIn } from "#app/routes/menu/editor/forms/use-wrong-field.ts";
import { BoardTools } from "#app/routes/menu/editor/later/parts-later.ts";
import { boardSeen, dishesOn } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { rowsOf } from "#app/routes/menu/editor/operations/fields.ts";
import { BOARD_ROWS } from "#app/routes/menu/editor/operations/places.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { BoardRow } from "./board-row.tsx";
import { writeRow } from "./rows.ts";

const DISH_NAMES = "board-dishes";

/** The form among the parts of the editor. */
export const BOARD = "board";

interface BoardFormProps {
  shop: Shop;
  sections: Menu["sections"];
  isShown: boolean;
  failed: FailedChange | undefined;
}

/** Closed, it is not rendered again with each change of the menu. */
export const BoardForm = memo(function BoardForm(props: BoardFormProps) {
  const { shop, sections, isShown, failed } = props;
  const { board } = useMessages("editor");
  const form = useWholeForm(BOARD, boardSeen(shop), failed);
  const { drawn, filled, hidden, kept, onType, onSend } = form;
  const { wrong, onInput, tell } = useWrongField(BOARD);
  const rows = useRef<HTMLDivElement>(null);
  return (
    <OperationForm
      key={drawn}
      className="board-form"
      onInput={() => {
        onType();
        onInput();
      }}
      operation="edit-shop-board"
      fields={hidden}
      replaces={failed?.id}
      kept={kept}
      onSend={(fields, form) => {
        const found = wrongIn(fields, form);
        if (found) tell(found, form);
        else onSend();
        return !found;
      }}
      aria-label={board.title}
    >
      {isShown && (
        <BoardTools sections={sections} onBoard={dishesOn(shop)} rows={rows} names={DISH_NAMES} />
      )}
      <p className="hint">{board.hint}</p>
      <div ref={rows} className="board-rows">
        {rowsOf(filled, BOARD_ROWS.names).map((row, index) => (
          <BoardRow
            key={index}
            row={row}
            number={index + 1}
            names={DISH_NAMES}
            wrong={wrong?.row === index ? wrong : undefined}
            onWipe={() => writeRow(rows, index, ["", "special", "", ""])}
          />
        ))}
      </div>
      <div className="actions">
        <DiscardKept form={form} />
        <button className="button primary">{board.save}</button>
      </div>
    </OperationForm>
  );
});
