import { rowsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { EXCEPTIONS } from "#app/routes/menu/editor/operations/places.ts";
import type { ProblemAt } from "#app/routes/menu/editor/shop/shop-problems.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { ExceptionRow } from "./exception-row.tsx";
import { useExceptions } from "./use-exceptions.ts";

/** The dates that differ from the week, each with up to two openings, and a blank line for one more. */
export function Exceptions({ typed, problemAt }: { typed: Fields; problemAt: ProblemAt }) {
  const { hours } = useMessages("editor");
  const stored = rowsOf(typed, EXCEPTIONS.names).filter(isFilled);
  const { list, lines, read } = useExceptions(stored);
  // Blank lines are not sent, and not counted in the path of what is wrong.
  const placeOf = (index: number) => lines.slice(0, index).filter(isFilled).length;
  return (
    <fieldset className="exceptions" ref={list} onInput={read}>
      <legend>{hours.exceptions}</legend>
      <p className="hint">{hours.exceptionsHint}</p>
      {lines.map((line, index) => (
        <ExceptionRow
          key={index}
          stored={stored[index] ?? []}
          line={line}
          id={`exception-${index}`}
          problem={isFilled(line) ? problemAt(`hours.exceptions.${placeOf(index)}`) : undefined}
        />
      ))}
    </fieldset>
  );
}

function isFilled(line: string[]): boolean {
  return line.some(Boolean);
}
