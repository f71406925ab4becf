import type { Place } from "#app/domain/places/place.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { usePlaceChoice } from "./use-place-choice.ts";

interface PlaceButtonProps {
  place: Place;
  /** Whether it is to be seen on the map first. */
  onMap?: boolean;
  children: React.ReactNode;
}

/** Chooses a place, also without the script. */
export function PlaceButton({ place, onMap = false, children }: PlaceButtonProps) {
  const { Form, action, problem } = usePlaceChoice();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="tile" value={writeTile(place.tile)} />
      <input type="hidden" name="name" value={place.name} />
      {onMap && <input type="hidden" name="shows" value="map" />}
      <button className="button">
        {/* A button lays out its children side by side, without the blanks between them. */}
        <span>{children}</span>
      </button>
      <p className="alert" role="alert">
        {problem}
      </p>
    </Form>
  );
}
