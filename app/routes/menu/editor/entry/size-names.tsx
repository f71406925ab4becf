import { useRef, type KeyboardEvent, type RefObject } from "react";
import { useBackCloses } from "#app/routes/menu/editor/forms/use-back-closes.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { usualSizes } from "./entry-fields.ts";

interface SizeNamesProps {
  count: number;
  /** What was typed when it was asked before. */
  typed: RefObject<string[]>;
  onName: (names: string[]) => void;
  /** Escape, and the browser's Back. */
  onCancel: () => void;
}

/** Asks what the sizes are called, whose prices were typed. Enter goes from one to the next, and then on. */
export function SizeNames({ count, typed, onName, onCancel }: SizeNamesProps) {
  const entry = useMessages("entry");
  const box = useRef<HTMLFieldSetElement>(null);
  useBackCloses(onCancel);
  const fields = () => [...(box.current?.querySelectorAll("input") ?? [])];
  const suggested = usualSizes(entry, count);
  const done = () => {
    const empty = fields().find(({ value }) => value.trim() === "");
    if (empty) empty.focus();
    else onName(fields().map(({ value }) => value));
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) onCancel();
  };
  const goOn = (event: KeyboardEvent, index: number) => {
    cancel(event);
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = fields()[index + 1];
    if (next) next.focus();
    else done();
  };
  return (
    <fieldset ref={box} className="size-names">
      <legend>{entry.sizesAsked({ count })}</legend>
      {Array.from({ length: count }, (_, index) => (
        <input
          key={index}
          name="sizeName"
          aria-label={entry.sizeName({ number: index + 1 })}
          defaultValue={typed.current[index] ?? suggested[index]}
          autoComplete="off"
          enterKeyHint={index + 1 < count ? "next" : "send"}
          autoFocus={index === 0}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => goOn(event, index)}
        />
      ))}
      <button type="button" className="button primary" onKeyDown={cancel} onClick={done}>
        {entry.sizesDone}
      </button>
    </fieldset>
  );
}
