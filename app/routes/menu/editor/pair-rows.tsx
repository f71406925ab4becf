import { Icon } from "./icon.tsx";
import { useRows, type Row } from "./use-rows.ts";

interface PairRowsProps {
  legend: string;
  /** What a row is called: a size, a line. */
  noun: string;
  /** What is said where there are no rows. */
  none: string;
  /** How many rows there may be. */
  most: number;
  pairs: [first: string, second: string][];
  /** The two fields of a row, which is the first, second and so on. */
  children: (row: Row, number: number) => React.ReactNode;
}

/** An ordered list of rows of two fields each, to which rows are added and which are moved up and removed. */
export function PairRows({ legend, noun, none, most, pairs, children }: PairRowsProps) {
  const { list, rows, add, remove, moveUp } = useRows(pairs);
  return (
    <fieldset className="rows" ref={list}>
      <legend>{legend}</legend>
      {rows.length === 0 && <p className="none">{none}</p>}
      {rows.map((row, index) => (
        <div key={row.key} className="row">
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
