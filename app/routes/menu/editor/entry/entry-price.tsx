import { useRef } from "react";
import type { EntryFieldProps } from "./entry-name.tsx";
import { useMessages } from "#app/ui/messages.tsx";

/** The price of the next dish, or several with slashes between them. */
export function EntryPrice({ typed, hasFocus, isWrong, hintId }: EntryFieldProps) {
  const entry = useMessages("entry");
  const field = useRef<HTMLInputElement>(null);
  return (
    <span className="entry-price">
      <input
        ref={field}
        name="priceRupees"
        aria-label={entry.price}
        placeholder="₹"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="send"
        defaultValue={typed}
        autoFocus={hasFocus}
        aria-invalid={isWrong}
        aria-describedby={hintId}
      />
      <button
        type="button"
        className="needs-script"
        aria-label={entry.anotherSize}
        // A press must not take the focus from the field: the keyboard would close.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => insertSlash(field.current)}
      >
        /
      </button>
    </span>
  );
}

/** The number pad of a phone has no slash. */
function insertSlash(price: HTMLInputElement | null): void {
  price?.focus();
  price?.setRangeText("/", price.selectionStart ?? 0, price.selectionEnd ?? 0, "end");
  price?.dispatchEvent(new Event("input", { bubbles: true }));
}
