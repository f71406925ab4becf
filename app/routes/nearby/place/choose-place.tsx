import { Link } from "react-router";
import type { Place } from "#app/domain/places/place.ts";
import { centreOf, writeTile } from "#app/domain/places/tiles.ts";
import { PrefetchPage } from "#app/routes/nearby/components/prefetch-page.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { LocateMe } from "./locate-me.tsx";
import { TypeCoordinates } from "./type-coordinates.tsx";
import { usePlaceChoice } from "./use-place-choice.ts";

interface ChoosePlaceProps {
  places: Place[];
  /** Where the network seems to be. */
  guess: Place | null;
  problem?: string | undefined;
}

/** The ways to choose a place. The position is asked for only after a tap. */
export function ChoosePlace({ places, guess, problem }: ChoosePlaceProps) {
  const isHydrated = useIsHydrated();
  const [inUse] = places;
  return (
    <div className="choose-place">
      <h1>What is going on around you?</h1>
      {/* Without a network, this page's code for error messages could no longer be loaded. */}
      <PrefetchPage page="/nearby/place" />
      <p className="alert" role="alert">
        {problem}
      </p>
      {isHydrated && <LocateMe />}
      {places.length > 0 && (
        <section aria-labelledby="used-places">
          <h2 id="used-places">Places you have used</h2>
          <ul className="places">
            {places.map((place, index) => (
              <li key={place.tile}>
                <PlaceButton
                  place={place}
                  label={index === 0 ? `${placeLabel(place)} (now)` : placeLabel(place)}
                />
              </li>
            ))}
          </ul>
          {inUse?.name === "" && <NamePlace place={inUse} />}
        </section>
      )}
      {guess && (
        <section aria-labelledby="guessed-place">
          <h2 id="guessed-place">A rough guess</h2>
          <p>
            Your network seems to be {guess.name === "" ? "here" : `near ${guess.name}`}. That may
            be quite far off.
          </p>
          <PlaceButton place={guess} label={`Look around ${guess.name || "there"}`} />
        </section>
      )}
      {isHydrated && <TypeCoordinates />}
      <noscript>
        <p>
          To round your position before it is sent, this page needs JavaScript. Without it, choose
          one of the places above, if there are any.
        </p>
      </noscript>
      <p>
        <Link to="/privacy-policy#location" reloadDocument>
          What we know of where you are
        </Link>
      </p>
    </div>
  );
}

function PlaceButton({ place, label }: { place: Place; label: string }) {
  const { Form, action, problem } = usePlaceChoice();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="tile" value={writeTile(place.tile)} />
      <input type="hidden" name="name" value={place.name} />
      <button className="button">{label}</button>
      <p className="alert" role="alert">
        {problem}
      </p>
    </Form>
  );
}

function NamePlace({ place }: { place: Place }) {
  const { Form, action, problem } = usePlaceChoice();
  return (
    <Form className="stack" method="post" action={action}>
      <input type="hidden" name="tile" value={writeTile(place.tile)} />
      <TextField
        id="own-name"
        name="name"
        label="What you call the place where you are now"
        maxLength={40}
        autoComplete="off"
        problem={problem}
        required
      />
      <button className="button">Keep the name</button>
    </Form>
  );
}

/** The name of a place, or the coordinates of the middle of its tile, which tell it from its neighbours. */
export function placeLabel({ tile, name }: Place): string {
  const { latitude, longitude } = centreOf(tile);
  return name || `Near ${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;
}
