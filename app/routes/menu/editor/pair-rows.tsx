import { Icon } from "./icon.tsx";
import { useRows, type Row } from "./use-rows.ts";

interface PairRowsProps {
  legend: string;
  noun: string;
  none: string;
  most: number;
  pairs: [first: string, second: string][];
  /** The two fields of the row with this 1-based number. */
  children: (row: Row, number: number) => React.ReactNode;
}

/** An ordered list of rows of two fields each. Rows can be added, moved up and removed. */
export function PairRows({ legend, noun, none, most, pairs, children }: PairRowsProps) {
  const { list, rows, add, remove, moveUp } = useRows(pairs);
  return (
    <fieldset className="rows" ref={list}>
      <legend>{legend}</legend>
      {rows.length === 0 && <p className="none">{none}</p>}
      {rows.map((row, index) => (
        <div key={row.key} className="input-row">
          {children(row, index + 1)}
          <button
            type="button"
            className="icon-button"
            aria-label={`Move ${noun} ${index + 1} up`}
            disabled={index === 0}
            onClick={() => moveUp(index)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${noun} ${index + 1}`}
            onClick={() => remove(index)}
          >
            <Icon name="cross" />
          </button>
        </div>
      ))}
      {rows.length < most && (
        <button type="button" className="text-button" onClick={add}>
          <Icon name="plus" /> Add {noun}
        </button>
      )}
    </fieldset>
  );
}
