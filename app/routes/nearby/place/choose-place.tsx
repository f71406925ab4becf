import { Link, PrefetchPageLinks } from "react-router";
import { writeTile } from "#app/domain/places/tiles.ts";
import type { Place } from "#app/http/places.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { LocateMe } from "./locate-me.tsx";
import { placeLabel } from "./place-label.ts";
import { TypeCoordinates } from "./type-coordinates.tsx";
import { usePlaceChoice } from "./use-place-choice.ts";

interface ChoosePlaceProps {
  places: Place[];
  /** Where the network takes the phone to be, roughly. */
  guess: Place | null;
  problem?: string | undefined;
}

/** The ways to say from where one looks. Nobody is asked for their position before they tap. */
export function ChoosePlace({ places, guess, problem }: ChoosePlaceProps) {
  const isHydrated = useIsHydrated();
  const [inUse] = places;
  return (
    <div className="choose-place">
      <h1>What is going on around you?</h1>
      {/* On another page the code that tells why a place was not sent would come too late. */}
      <PrefetchPageLinks page="/nearby/place" />
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
