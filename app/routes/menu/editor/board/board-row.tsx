import { BOARD_WORDS } from "#app/domain/menus/board.ts";
import { Labelled } from "#app/routes/menu/editor/forms/labelled.tsx";
import { PriceInput } from "#app/routes/menu/editor/forms/price-input.tsx";
import { wrongAs, type WrongField } from "#app/routes/menu/editor/forms/use-wrong-field.ts";
import { WrongNote } from "#app/routes/menu/editor/forms/wrong-note.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface BoardRowProps {
  /** Name, word, price and time, as fields have them. */
  row: string[];
  number: number;
  /** The id of the list of names to choose from. */
  names: string;
  /** What is wrong with one of its fields. */
  wrong: WrongField | undefined;
  onWipe: () => void;
}

export function BoardRow({ row, number, names, wrong, onWipe }: BoardRowProps) {
  const { board } = useMessages("editor");
  const { dish } = useMessages("ui");
  const isHydrated = useIsHydrated();
  const [name, word, price, from] = row;
  const at = (field: string) => wrongAs(wrong, field, number - 1);
  return (
    <div className="board-row" role="group" aria-label={board.row({ number })} tabIndex={-1}>
      <Labelled label={board.name({ number })}>
        <input
          name="boardName"
          list={names}
          defaultValue={name}
          autoComplete="off"
          {...at("boardName")}
        />
      </Labelled>
      <Labelled label={board.fields.word}>
        <select name="boardWord" aria-label={board.word({ number })} defaultValue={word}>
          {BOARD_WORDS.map((each) => (
            <option key={each} value={each}>
              {dish.boardWords[each]}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={board.fields.price}>
        <PriceInput
          name="boardPriceRupees"
          aria-label={board.price({ number })}
          placeholder="₹"
          defaultValue={price}
          {...at("boardPriceRupees")}
        />
      </Labelled>
      <Labelled label={board.fields.from}>
        <input
          type="time"
          name="boardFrom"
          aria-label={board.from({ number })}
          defaultValue={from}
          {...at("boardFrom")}
        />
      </Labelled>
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
      <WrongNote wrong={wrong} of={["boardName", "boardPriceRupees", "boardFrom"]} />
    </div>
  );
}
