import { useState } from "react";
import { BOARD_DISHES, BOARD_WORDS, boardAt, boardFormTexts } from "#app/domain/menus/board.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "./changes.ts";
import { fieldOf, rowsOf } from "./fields.ts";
import { OperationForm } from "./operation-form.tsx";
import { PriceInput } from "./price-input.tsx";

/** Today's board, folded until the shop writes on it. */
export function BoardCard({ shop, failed }: { shop: Shop; failed: FailedChange[] }) {
  const { board } = useMessages("editor");
  const failedEdit = failed.findLast(
    ({ fields }) => fieldOf(fields, "operation") === "edit-shop-board",
  );
  return (
    <details className="card shop-details" open={failedEdit !== undefined}>
      <summary>
        <h2>{board.title}</h2>
      </summary>
      <BoardForm shop={shop} failed={failedEdit} />
    </details>
  );
}

function BoardForm({ shop, failed }: { shop: Shop; failed: FailedChange | undefined }) {
  const { board } = useMessages("editor");
  const { dish } = useMessages("ui");
  const [typed] = useState(() => failed?.again ?? boardFormTexts(boardAt(shop, Date.now())));
  const rows = rowsOf(typed, ["boardName", "boardWord", "boardPriceRupees", "boardFrom"]);
  return (
    <OperationForm
      className="board-form"
      operation="edit-shop-board"
      fields={[]}
      replaces={failed?.id}
      aria-label={board.title}
    >
      <p className="hint">{board.hint}</p>
      {Array.from({ length: BOARD_DISHES }, (_, index) => {
        const [name, word, price, from] = rows[index] ?? [];
        const number = index + 1;
        return (
          <div key={number} className="board-row">
            <input
              name="boardName"
              aria-label={board.name({ number })}
              placeholder={board.name({ number })}
              defaultValue={name}
              maxLength={menuLimits.nameLength}
              autoComplete="off"
            />
            <select name="boardWord" aria-label={board.word({ number })} defaultValue={word}>
              {BOARD_WORDS.map((each) => (
                <option key={each} value={each}>
                  {dish.boardWords[each]}
                </option>
              ))}
            </select>
            <PriceInput
              name="boardPriceRupees"
              aria-label={board.price({ number })}
              placeholder="₹"
              defaultValue={price}
              min="0"
            />
            <input
              type="time"
              name="boardFrom"
              aria-label={board.from({ number })}
              defaultValue={from}
            />
          </div>
        );
      })}
      <div className="actions">
        <button className="button primary">{board.save}</button>
      </div>
    </OperationForm>
  );
}
