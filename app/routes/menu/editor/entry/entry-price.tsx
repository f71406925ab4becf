import { useRef } from "react";
import type { EntryFieldProps } from "./entry-name.tsx";
import { useMessages } from "#app/ui/messages.tsx";

interface EntryPriceProps extends EntryFieldProps {
  onFocus: () => void;
  onBlur: () => void;
}

/** The price of the next dish, or several with slashes between them. */
export function EntryPrice(props: EntryPriceProps) {
  const { typed, hasFocus, isWrong, hintId, onFocus, onBlur } = props;
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
        onFocus={onFocus}
        onBlur={onBlur}
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

/** The number pad of a phone has no slash. A price that is selected stays in front of it. */
function insertSlash(price: HTMLInputElement | null): void {
  price?.focus();
  const end = price?.selectionEnd ?? 0;
  price?.setRangeText("/", end, end, "end");
  price?.dispatchEvent(new Event("input", { bubbles: true }));
}
