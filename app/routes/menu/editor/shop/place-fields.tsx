import { useRef } from "react";
import { bothIn } from "#app/domain/shops/place-input.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { DetailField } from "./shop-fields.tsx";
import type { ProblemAt } from "./shop-problems.ts";
import { usePlaceSaid } from "./use-place-said.ts";

/** Where the shop stands: the phone tells, or a whole place is pasted into either field. */
export function PlaceFields({ typed, problemAt }: { typed: Fields; problemAt: ProblemAt }) {
  const { details } = useMessages("editor");
  const isHydrated = useIsHydrated();
  const box = useRef<HTMLFieldSetElement>(null);
  const { said, ask, read } = usePlaceSaid(fill);
  const inputs = () => [...(box.current?.querySelectorAll("input") ?? [])];
  const texts = () => inputs().map(({ value }) => value);
  function fill(both: readonly string[]): void {
    if (texts().join() === both.join()) return;
    for (const [index, input] of inputs().entries()) input.value = both[index] ?? "";
    box.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const readFields = () => void read([...texts(), texts().join()]);
  const field = (name: "latitude" | "longitude") => (
    <DetailField
      name={name}
      label={details[name]}
      value={fieldOf(typed, name)}
      problemAt={problemAt}
      inputMode="decimal"
      onPaste={(event) => {
        const both = bothIn(event.clipboardData.getData("text"));
        if (both) {
          event.preventDefault();
          fill(both);
        }
        // What was pasted stands in its field by then.
        setTimeout(readFields);
      }}
      onBlur={readFields}
    />
  );
  return (
    <fieldset className="shop-place" ref={box}>
      <legend>{details.place}</legend>
      {isHydrated && (
        <button type="button" className="button" onClick={ask}>
          {details.placeHere}
        </button>
      )}
      <p className="hint">{details.placeHint}</p>
      {field("latitude")}
      {field("longitude")}
      <p className="hint" aria-live="polite">
        {said}
      </p>
    </fieldset>
  );
}
