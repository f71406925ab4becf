import { useEffect, useEffectEvent, useRef } from "react";
import type { Place } from "#app/domain/places/place.ts";
import { SearchIcon } from "#app/routes/nearby/components/icon.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { optionId, Suggestions } from "./suggestions.tsx";
import { useNothingFound } from "./use-nothing-found.ts";
import { usePlaceChoice } from "#app/routes/nearby/components/use-place-choice.ts";
import { usePlaceSearch, type Found } from "./use-place-search.ts";

const LIST = "found-places";

/** A field for a name, PIN code or position, with suggestions. Without the script, a form that the server answers. */
export function PlaceSearch({ answered }: { answered: Found | undefined }) {
  const { chooser } = useMessages("nearby");
  const choice = usePlaceChoice();
  const search = usePlaceSearch(answered);
  const nothing = useNothingFound(search.found);
  const isHydrated = useIsHydrated();
  const field = useTypedEarly(search.type);
  const places = isHydrated ? search.places : [];
  const isOpen = places.length > 0;
  const choose = ({ tile, name }: Place) => choice.showOnMap({ tile, name });

  async function submit(event: React.SubmitEvent): Promise<void> {
    event.preventDefault();
    const place = search.chosen ?? (await search.search(search.typed));
    if (place) choose(place);
  }

  return (
    <form
      className="place-search"
      role="search"
      method="post"
      action={choice.action}
      onSubmit={(event) => void submit(event)}
    >
      {/* Until the script runs, Enter sends nothing: no coordinates may leave the phone. */}
      {!isHydrated && (
        <button disabled hidden>
          {chooser.find}
        </button>
      )}
      <div className="field">
        <label className="unseen" htmlFor="place-search">
          {chooser.search}
        </label>
        <SearchIcon />
        <input
          id="place-search"
          name="search"
          role="combobox"
          ref={field}
          defaultValue={answered?.typed}
          onChange={(event) => search.type(event.target.value)}
          {...search.events}
          placeholder={chooser.search}
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
          onChoose={choose}
        />
        <Hint places={places} />
        <p className="alert" id="place-search-problem" aria-live="polite">
          {choice.problem ?? nothing}
        </p>
        <p className="unseen" role="status">
          {isOpen && chooser.foundCount({ places: places.length })}
        </p>
      </div>
      <noscript>
        <p>{chooser.searchNoScript}</p>
        <button className="button">{chooser.find}</button>
      </noscript>
    </form>
  );
}

/** What else can be typed: coordinates, or what there is for somebody whose village is not in the list. */
function Hint({ places }: { places: Place[] }) {
  const { chooser } = useMessages("nearby");
  // The square of coordinates has no name, and nothing is missing beside it.
  const isOfNames = places.some(({ name }) => name !== "");
  // The server must not get coordinates. The room of the hint is kept until the script runs.
  return (
    <small id="place-search-hint" className={useIsHydrated() ? undefined : "unready"}>
      {isOfNames ? chooser.notListed : chooser.searchHint}
    </small>
  );
}

/** Gives the ref of a field, and tells what was typed into it before the script ran. A `value` would empty it of that. */
function useTypedEarly(tell: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const tellOnce = useEffectEvent(() => {
    if (field.current?.value) tell(field.current.value);
  });
  useEffect(() => tellOnce(), []);
  return field;
}
