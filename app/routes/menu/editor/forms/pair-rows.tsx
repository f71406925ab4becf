import { Fragment } from "react";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useRows, type Row } from "./use-rows.ts";

interface PairRowsProps {
  title: string;
  none: string;
  add: string;
  moveUp: (row: { number: number }) => string;
  remove: (row: { number: number }) => string;
  most: number;
  pairs: [first: string, second: string][];
  /** See useRows. */
  endsBlank?: boolean;
  /** What stands below the row with this 0-based number. */
  note?: React.ReactNode;
  noteAt?: number | undefined;
  /** The two fields of the row with this 1-based number. */
  children: (row: Row, number: number) => React.ReactNode;
}

export function PairRows({
  title,
  none,
  most,
  pairs,
  endsBlank,
  note,
  noteAt,
  children,
  ...texts
}: PairRowsProps) {
  const { list, rows, add, remove, moveUp } = useRows(pairs, { endsBlank });
  return (
    <fieldset className="rows" ref={list}>
      <legend>{title}</legend>
      {rows.length === 0 && <p className="none">{none}</p>}
      {rows.map((row, index) => (
        <Fragment key={row.key}>
          <div className="input-row">
            {children(row, index + 1)}
            <button
              type="button"
              className="icon-button"
              aria-label={texts.moveUp({ number: index + 1 })}
              // Not disabled: the focus stays, and one more Enter would save the form in any field.
              aria-disabled={index === 0}
              onClick={() => moveUp(index)}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={texts.remove({ number: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon name="cross" />
            </button>
          </div>
          {index === noteAt && note}
        </Fragment>
      ))}
      {rows.length < most && (
        <button type="button" className="text-button" onClick={add}>
          <Icon name="plus" /> {texts.add}
        </button>
      )}
    </fieldset>
  );
}
