import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { ProblemAt } from "#app/routes/menu/editor/shop/shop-problems.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Exceptions } from "./exceptions.tsx";
import { Week } from "./week.tsx";

interface HoursFieldsProps {
  typed: Fields;
  /** Whether anybody can see them. */
  isShown: boolean;
  problemAt: ProblemAt;
}

/** When the shop is open: each weekday, and dates that are different, with up to two periods each. */
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
