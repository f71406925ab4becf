import { BOARD_WORDS } from "#app/domain/menus/board.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { PriceInput } from "#app/routes/menu/editor/price-input.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface BoardRowProps {
  /** Name, word, price and time, as fields have them. */
  row: string[];
  number: number;
  /** The id of the list of names to choose from. */
  names: string;
  onWipe: () => void;
}

export function BoardRow({ row, number, names, onWipe }: BoardRowProps) {
  const { board } = useMessages("editor");
  const { dish } = useMessages("ui");
  const isHydrated = useIsHydrated();
  const [name, word, price, from] = row;
  return (
    <div className="board-row" role="group" aria-label={board.row({ number })} tabIndex={-1}>
      <input
        name="boardName"
        list={names}
        aria-label={board.name({ number })}
        placeholder={board.name({ number })}
        defaultValue={name}
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
      />
      <input type="time" name="boardFrom" aria-label={board.from({ number })} defaultValue={from} />
      {isHydrated && (
        <button
          type="button"
          className="icon-button"
          aria-label={board.takeOff({ number })}
          onClick={onWipe}
        >
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
}
