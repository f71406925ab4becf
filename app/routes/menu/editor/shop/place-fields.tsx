import { useRef } from "react";
import { bothIn } from "#app/domain/shops/place-input.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { DetailField } from "./shop-fields.tsx";
import type { ProblemAt } from "./shop-problems.ts";

/** Where the shop stands. Both numbers may be pasted into the field of either. */
export function PlaceFields({ typed, problemAt }: { typed: Fields; problemAt: ProblemAt }) {
  const { details } = useMessages("editor");
  const box = useRef<HTMLFieldSetElement>(null);
  /** Gives whether a text was both numbers, which then stand in their fields. */
  function spread(text: string): boolean {
    const both = bothIn(text);
    if (!both) return false;
    const fields = box.current?.querySelectorAll("input") ?? [];
    for (const [index, field] of fields.entries()) field.value = both[index] ?? "";
    box.current?.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
  }
  const field = (name: "latitude" | "longitude") => (
    <DetailField
      name={name}
      label={details[name]}
      value={fieldOf(typed, name)}
      problemAt={problemAt}
      inputMode="decimal"
      onPaste={(event) => {
        if (spread(event.clipboardData.getData("text"))) event.preventDefault();
      }}
      onBlur={({ target }) => spread(target.value)}
    />
  );
  return (
    <fieldset className="shop-place" ref={box}>
      <legend>{details.place}</legend>
      <p className="hint">{details.placeHint}</p>
      {field("latitude")}
      {field("longitude")}
    </fieldset>
  );
}
