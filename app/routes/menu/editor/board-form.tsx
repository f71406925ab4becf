import { BOARD_WORDS } from "#app/domain/menus/board.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "./changes.ts";
import { boardSeen } from "./edited-fields.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { rowsOf } from "./fields.ts";
import { OperationForm } from "./operation-form.tsx";
import { BOARD_ROWS } from "./places.ts";
import { PriceInput } from "./price-input.tsx";
import { useWholeForm } from "./use-whole-form.ts";

/** Today's board, folded until the shop writes on it. */
export function BoardCard({ shop, failed }: { shop: Shop; failed: FailedChange[] }) {
  const { board } = useMessages("editor");
  return (
    <>
      <details className="card shop-details" open={failed.length > 0}>
        <summary>
          <h2>{board.title}</h2>
        </summary>
        <BoardForm shop={shop} failed={failed.at(-1)} />
      </details>
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
    </>
  );
}

function BoardForm({ shop, failed }: { shop: Shop; failed: FailedChange | undefined }) {
  const { board } = useMessages("editor");
  const { dish } = useMessages("ui");
  const { drawn, filled, hidden, onType, onSend } = useWholeForm(boardSeen(shop), failed);
  return (
    <OperationForm
      key={drawn}
      className="board-form"
      onInput={onType}
      operation="edit-shop-board"
      fields={hidden}
      replaces={failed?.id}
      onSend={onSend}
      aria-label={board.title}
    >
      <p className="hint">{board.hint}</p>
      {rowsOf(filled, BOARD_ROWS.names).map(([name, word, price, from], index) => {
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
