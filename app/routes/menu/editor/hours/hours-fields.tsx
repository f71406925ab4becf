import { useMessages } from "#app/ui/messages.tsx";
import { rowsOf, type Fields } from "#app/routes/menu/editor/fields.ts";
import { EXCEPTIONS } from "#app/routes/menu/editor/places.ts";
import { WrongText } from "#app/routes/menu/editor/shop-fields.tsx";
import type { ProblemAt } from "#app/routes/menu/editor/shop-problems.ts";
import { Week } from "./week.tsx";

/** Lines for days that are different, besides those that the shop has. */
const SPARE_LINES = 2;

interface HoursFieldsProps {
  typed: Fields;
  /** Whether anybody can see them. */
  isShown: boolean;
  problemAt: ProblemAt;
}

/** When the shop is open: each weekday with up to two periods, and dates that are different. */
export function HoursFields({ typed, isShown, problemAt }: HoursFieldsProps) {
  const { hours } = useMessages("editor");
  return (
    <>
      <fieldset className="hours">
        <legend>{hours.title}</legend>
        <p className="hint">{hours.hint}</p>
        <Week isShown={isShown} typed={typed} problemAt={problemAt} />
      </fieldset>
      <Exceptions typed={typed} problemAt={problemAt} />
    </>
  );
}

function Exceptions({ typed, problemAt }: Omit<HoursFieldsProps, "isShown">) {
  const { hours } = useMessages("editor");
  // Blank lines are not sent, and not counted in the path of what is wrong.
  const lines = rowsOf(typed, EXCEPTIONS.names).filter((row) => row.some(Boolean));
  const spare = Array.from({ length: SPARE_LINES }, (): string[] => []);
  return (
    <fieldset className="exceptions">
      <legend>{hours.exceptions}</legend>
      <p className="hint">{hours.exceptionsHint}</p>
      {[...lines, ...spare].map((row, index) => (
        <ExceptionRow
          key={index}
          row={row}
          id={`exception-${index}`}
          problem={problemAt(`hours.exceptions.${index}`)}
        />
      ))}
    </fieldset>
  );
}

interface ExceptionRowProps {
  row: string[];
  id: string;
  problem: string | undefined;
}

function ExceptionRow({ row: [date, from, to], id, problem }: ExceptionRowProps) {
  const { hours } = useMessages("editor");
  const wrong = {
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem && `${id}-wrong`,
  };
  return (
    <div className="exception">
      <input
        type="date"
        name="exceptionDate"
        aria-label={hours.date}
        defaultValue={date}
        {...wrong}
      />
      <span className="period">
        <input
          type="time"
          name="exceptionFrom"
          aria-label={hours.exceptionFrom}
          defaultValue={from}
          {...wrong}
        />
        –
        <input
          type="time"
          name="exceptionTo"
          aria-label={hours.exceptionTo}
          defaultValue={to}
          {...wrong}
        />
      </span>
      <WrongText id={id} text={problem} />
    </div>
  );
}
