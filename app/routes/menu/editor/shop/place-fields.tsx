import { useEffect, useRef, useState } from "react";
import { untilLoaded } from "#app/routes/menu/editor/later/later.tsx";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { PlacedForm } from "./placed-form.ts";
import { DetailField } from "./shop-fields.tsx";
import type { ProblemAt } from "./shop-problems.ts";

/** Not included in the script. */
const plain = import.meta.env.SSR ? await import("./plain-place.tsx") : undefined;

interface PlaceFieldsProps {
  typed: Fields;
  problemAt: ProblemAt;
  /** Whether anybody can see them. */
  isShown: boolean;
  /** What the server found for a form without JavaScript. */
  placed: PlacedForm | undefined;
}

/** The shop's place: latitude and longitude, and the ways to fill them in. */
export function PlaceFields({ typed, problemAt, isShown, placed }: PlaceFieldsProps) {
  const { details } = useMessages("editor");
  const box = useRef<HTMLFieldSetElement>(null);
  const { tools, isAway } = usePlaceTools(box, isShown);
  const field = (name: "latitude" | "longitude") => (
    <DetailField
      name={name}
      label={details[name]}
      value={fieldOf(typed, name)}
      problemAt={problemAt}
      inputMode="decimal"
    />
  );
  return (
    <fieldset className="shop-place" ref={box}>
      <legend>{details.place}</legend>
      {tools && <tools.PlaceTools box={box} />}
      <p className="hint place-away" aria-live="polite">
        {isAway && !tools && details.placeAway}
      </p>
      {/* In a browser, React ignores what is inside. */}
      <noscript>{plain && <plain.PlainPlace typed={typed} placed={placed} />}</noscript>
      {field("latitude")}
      {field("longitude")}
      <p className="hint">{details.placeHint}</p>
    </fieldset>
  );
}

/** The tools that need JavaScript, loaded once the fields are visible or have the focus. */
function usePlaceTools(box: React.RefObject<HTMLFieldSetElement | null>, isShown: boolean) {
  const [tools, setTools] = useState<typeof import("./place-tools.tsx")>();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (tools) return;
    const listening = new AbortController();
    const { signal } = listening;
    async function loadOnce() {
      try {
        return await import("./place-tools.tsx");
      } catch (error) {
        setAway(true);
        throw error;
      }
    }
    const load = () =>
      void untilLoaded(loadOnce).then((loaded) => signal.aborted || setTools(loaded));
    // The panel may have been opened before the script loaded.
    if (isShown) load();
    else box.current?.addEventListener("focusin", load, { signal, once: true });
    return () => listening.abort();
  }, [box, isShown, tools]);
  return { tools, isAway };
}
