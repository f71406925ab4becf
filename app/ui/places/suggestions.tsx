import type { Place } from "#app/domain/places/place.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { FoundPlace } from "./found-place.tsx";

interface SuggestionsProps {
  id: string;
  places: Place[];
  typed: string;
  active: number;
  onPoint: (at: number) => void;
  onChoose: (place: Place) => void;
}

/** The list of a combobox: the focus stays in its field, which names the active option by its id. */
export function Suggestions({ id, places, typed, active, onPoint, onChoose }: SuggestionsProps) {
  const { found } = useMessages("places");
  return (
    <div id={id} className="found-places" role="listbox" aria-label={found}>
      {places.map((place, at) => (
        <button
          key={optionId(id, at)}
          id={optionId(id, at)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // A pointer that lies where the list opens enters it, but points at nothing.
          onPointerMove={() => onPoint(at)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <FoundPlace place={place} typed={typed} />
        </button>
      ))}
    </div>
  );
}

/** The id of an option of a list, counted from 0. */
export function optionId(list: string, at: number): string {
  return `${list}-${at}`;
}
