import { useRef } from "react";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface SizeNamesProps {
  count: number;
  onName: (names: string[]) => void;
  onCancel: () => void;
}

/** Asks what the sizes are called, whose prices were typed. Enter goes from one to the next, and then on. */
export function SizeNames({ count, onName, onCancel }: SizeNamesProps) {
  const entry = useMessages("entry");
  const box = useRef<HTMLFieldSetElement>(null);
  const fields = () => [...(box.current?.querySelectorAll("input") ?? [])];
  const suggested =
    count === 2 ? [entry.half, entry.full] : [entry.small, entry.medium, entry.large];
  const done = () => {
    const empty = fields().find(({ value }) => value.trim() === "");
    if (empty) empty.focus();
    else onName(fields().map(({ value }) => value));
  };
  return (
    <fieldset ref={box} className="size-names">
      <legend>{entry.sizesAsked({ count })}</legend>
      {Array.from({ length: count }, (_, index) => (
        <input
          key={index}
          aria-label={entry.sizeName({ number: index + 1 })}
          defaultValue={suggested[index]}
          maxLength={menuLimits.nameLength}
          autoComplete="off"
          enterKeyHint={index + 1 < count ? "next" : "send"}
          autoFocus={index === 0}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === "Escape") onCancel();
            if (event.key !== "Enter") return;
            event.preventDefault();
            const next = fields()[index + 1];
            if (next) next.focus();
            else done();
          }}
        />
      ))}
      <button type="button" className="button primary" onClick={done}>
        {entry.sizesDone}
      </button>
    </fieldset>
  );
}
