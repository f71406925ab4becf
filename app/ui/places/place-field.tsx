import { useEffect, useEffectEvent, useRef } from "react";
import type { Place } from "#app/domain/places/place.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { SearchIcon } from "./icons.tsx";
import { optionId, Suggestions } from "./suggestions.tsx";
import type { PlaceSearch } from "./use-place-search.ts";

const LIST = "found-places";

interface PlaceFieldProps extends Omit<React.ComponentProps<"input">, "type" | "role"> {
  search: PlaceSearch;
  onChoose: (place: Place) => void;
  /** Why there is nothing to choose from. */
  problem: string | undefined;
}

/** A field for a name, PIN code or position, with suggestions once the script runs. */
export function PlaceField({ search, onChoose, problem, onKeyDown, ...props }: PlaceFieldProps) {
  const { search: label, foundCount } = useMessages("places");
  const isHydrated = useIsHydrated();
  const field = useTypedEarly(search.type);
  const places = isHydrated ? search.places : [];
  const isOpen = places.length > 0;
  return (
    <div className="field place-field">
      <label className="unseen" htmlFor="place-search">
        {label}
      </label>
      <SearchIcon />
      <input
        {...props}
        id="place-search"
        role="combobox"
        ref={field}
        onChange={(event) => search.type(event.target.value)}
        {...search.events}
        onKeyDown={(event) => {
          search.events.onKeyDown(event);
          onKeyDown?.(event);
        }}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={LIST}
        aria-activedescendant={isOpen ? optionId(LIST, search.active) : undefined}
        aria-describedby="place-search-hint place-search-problem"
      />
      <Suggestions
        id={LIST}
        places={places}
        typed={search.typed}
        active={search.active}
        onPoint={search.setActive}
        onChoose={onChoose}
      />
      <Hint places={places} />
      <p className="alert" id="place-search-problem" aria-live="polite">
        {problem}
      </p>
      <p className="unseen" aria-live="polite" aria-atomic>
        {isOpen && foundCount({ places: places.length })}
      </p>
    </div>
  );
}

/** What else can be typed: coordinates, or what to do if a village is not in the list. */
function Hint({ places }: { places: Place[] }) {
  const { searchHint, notListed } = useMessages("places");
  // The square of coordinates has no name, and its list is complete.
  const isOfNames = places.some(({ name }) => name !== "");
  // Coordinates must not go to the server, so the hint shows only once the script runs; its space is kept until then.
  return (
    <small id="place-search-hint" className={useIsHydrated() ? undefined : "unready"}>
      {isOfNames ? notListed : searchHint}
    </small>
  );
}

/** Returns the ref of a field, and passes on what was typed into it before the script ran. A `value` would erase that. */
function useTypedEarly(tell: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const tellOnce = useEffectEvent(() => {
    if (field.current?.value) tell(field.current.value);
  });
  useEffect(() => tellOnce(), []);
  return field;
}
