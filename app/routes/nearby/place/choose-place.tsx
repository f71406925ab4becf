import { Link } from "react-router";
import type { Place } from "#app/domain/places/place.ts";
import { centreOf, writeTile } from "#app/domain/places/tiles.ts";
import type { Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";
import { localPath } from "#app/messages/languages.ts";
import { PrefetchPage } from "#app/routes/nearby/components/prefetch-page.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
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
  const { chooser } = useMessages("nearby");
  const isHydrated = useIsHydrated();
  return (
    <div className="choose-place">
      <h1>{chooser.heading}</h1>
      {/* Without a network, this page's code for error messages could no longer be loaded. */}
      <PrefetchPage page="/nearby/place" />
      <p className="alert" role="alert">
        {problem}
      </p>
      {isHydrated && <LocateMe />}
      {places.length > 0 && <UsedPlaces places={places} />}
      {guess && <Guess place={guess} />}
      {isHydrated && <TypeCoordinates />}
      <noscript>
        <p>{chooser.noScript}</p>
      </noscript>
      <p>
        <Link to={localPath(useLanguage(), "/privacy-policy#location")} reloadDocument>
          {chooser.privacy}
        </Link>
      </p>
    </div>
  );
}

function UsedPlaces({ places }: { places: Place[] }) {
  const { chooser } = useMessages("nearby");
  const [inUse] = places;
  return (
    <section aria-labelledby="used-places">
      <h2 id="used-places">{chooser.used}</h2>
      <ul className="places">
        {places.map((place, index) => (
          <li key={place.tile}>
            <PlaceButton place={place}>
              <PlaceLabel place={place} isCurrent={index === 0} />
            </PlaceButton>
          </li>
        ))}
      </ul>
      {inUse?.name === "" && <NamePlace place={inUse} />}
    </section>
  );
}

function PlaceLabel({ place, isCurrent }: { place: Place; isCurrent: boolean }) {
  const { chooser } = useMessages("nearby");
  const label = placeLabel(place, chooser);
  const name = <span lang={textLanguage(label, useLanguage())}>{label}</span>;
  return isCurrent ? rich(chooser.current({ place: label, name })) : name;
}

function Guess({ place }: { place: Place }) {
  const { chooser } = useMessages("nearby");
  const name = <span lang={textLanguage(place.name, useLanguage())} />;
  const hasName = place.name !== "";
  return (
    <section aria-labelledby="guessed-place">
      <h2 id="guessed-place">{chooser.guess}</h2>
      <p>
        {hasName ? rich(chooser.guessNear({ town: place.name, name })) : chooser.guessSomewhere}
      </p>
      <PlaceButton place={place}>
        {hasName ? rich(chooser.lookAround({ place: place.name, name })) : chooser.lookThere}
      </PlaceButton>
    </section>
  );
}

function PlaceButton({ place, children }: { place: Place; children: React.ReactNode }) {
  const { Form, action, problem } = usePlaceChoice();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="tile" value={writeTile(place.tile)} />
      <input type="hidden" name="name" value={place.name} />
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

function NamePlace({ place }: { place: Place }) {
  const { chooser } = useMessages("nearby");
  const { Form, action, problem } = usePlaceChoice();
  return (
    <Form className="stack" method="post" action={action}>
      <input type="hidden" name="tile" value={writeTile(place.tile)} />
      <TextField
        id="own-name"
        name="name"
        label={chooser.ownName}
        maxLength={40}
        autoComplete="off"
        problem={problem}
        required
      />
      <button className="button">{chooser.saveName}</button>
    </Form>
  );
}

/** The name of a place, or the coordinates of the middle of its tile, which tell it from its neighbours. */
export function placeLabel(
  { tile, name }: Place,
  chooser: Messages<Catalogue["nearby"]>["chooser"],
): string {
  if (name !== "") return name;
  const { latitude, longitude } = centreOf(tile);
  return chooser.near({ latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) });
}
