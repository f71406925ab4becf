import { Link } from "react-router";
import type { FoundPlaces } from "#app/domain/places/found-places.ts";
import type { Place } from "#app/domain/places/place.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { localPath } from "#app/messages/languages.ts";
import { PrefetchPage } from "#app/routes/nearby/components/prefetch-page.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { placeLabel } from "#app/ui/places/place-label.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { ChooserMessages } from "./chooser-messages.tsx";
import { LocateMe } from "./locate-me.tsx";
import { LookAround } from "./look-around.tsx";
import placeCss from "./place.css?inline";
import milestone from "./milestone.svg?no-inline";
import { mapPath } from "#app/routes/nearby/components/map-path.ts";
import { PlaceAnswer } from "./place-answer.tsx";
import { PlaceButton } from "#app/routes/nearby/components/place-button.tsx";
import { PlaceSearch } from "./place-search.tsx";
import { usePlaceChoice } from "#app/routes/nearby/components/use-place-choice.ts";

interface ChoosePlaceProps {
  places: Place[];
  /** Where the network seems to be. */
  guess: Place | null;
  problem?: string | undefined;
  /** What the server found for a form that was sent without the script. */
  answered?: FoundPlaces | undefined;
  /** The name that was sent without the script, if `problem` is about it. */
  refusedName?: string | undefined;
}

/** The ways to choose a place. The position is asked for only after a tap. */
export function ChoosePlace(props: ChoosePlaceProps) {
  return (
    <ChooserMessages>
      <WaysToChoose {...props} />
    </ChooserMessages>
  );
}

function WaysToChoose({ places, guess, problem, answered, refusedName }: ChoosePlaceProps) {
  const chooser = useMessages("chooser");
  return (
    <div className="choose-place">
      <style>{placeCss}</style>
      <img className="milestone" src={milestone} width="1280" height="208" alt="" />
      <h1>{chooser.heading}</h1>
      <p className="lead">{chooser.lead}</p>
      {/* Without a network, this page's code for error messages could no longer be loaded. */}
      <PrefetchPage page="/nearby/place" />
      <p className="alert" role="alert">
        {refusedName === undefined && problem}
      </p>
      <PlaceSearch answered={answered} />
      {answered && <PlaceAnswer found={answered} />}
      <LocateMe places={places} />
      {places.length > 0 && <UsedPlaces {...{ places, problem, refusedName }} />}
      {guess && <Guess place={guess} />}
      <p>
        <Link to={localPath(useLanguage(), "/privacy-policy#location")} reloadDocument>
          {chooser.privacy}
        </Link>
      </p>
      <Credits />
    </div>
  );
}

type UsedPlacesProps = Pick<ChoosePlaceProps, "places" | "problem" | "refusedName">;

function UsedPlaces({ places, problem, refusedName }: UsedPlacesProps) {
  const chooser = useMessages("chooser");
  const [inUse] = places;
  const refused = refusedName === undefined ? {} : { typed: refusedName, refusal: problem };
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
      {inUse && <OnMap place={inUse} />}
      {inUse && <NamePlace key={inUse.tile} place={inUse} {...refused} />}
    </section>
  );
}

function OnMap({ place }: { place: Place }) {
  const chooser = useMessages("chooser");
  const { from } = usePlaceChoice();
  return (
    <p>
      <Link className="on-map" to={mapPath(place, from)} reloadDocument>
        {chooser.onMap}
      </Link>
    </p>
  );
}

function PlaceLabel({ place, isCurrent }: { place: Place; isCurrent: boolean }) {
  const chooser = useMessages("chooser");
  const label = placeLabel(place, useMessages("places"));
  const name = <span lang={textLanguage(label, useLanguage())}>{label}</span>;
  return isCurrent ? rich(chooser.current({ place: label, name })) : name;
}

function Guess({ place }: { place: Place }) {
  const chooser = useMessages("chooser");
  const name = <span lang={textLanguage(place.name, useLanguage())} />;
  return (
    <section aria-labelledby="guessed-place">
      <h2 id="guessed-place">{chooser.guess}</h2>
      <p>
        {place.name ? rich(chooser.guessNear({ town: place.name, name })) : chooser.guessSomewhere}
      </p>
      <LookAround place={place} />
    </section>
  );
}

interface NamePlaceProps {
  place: Place;
  /** The name that was sent without the script, and why it was refused. */
  typed?: string;
  refusal?: string | undefined;
}

function NamePlace({ place, typed, refusal }: NamePlaceProps) {
  const chooser = useMessages("chooser");
  const { Form, action, problem = refusal } = usePlaceChoice();
  return (
    <Form className="stack" method="post" action={action}>
      <input type="hidden" name="tile" value={writeTile(place.tile)} />
      <TextField
        id="own-name"
        name="ownName"
        label={chooser.ownName}
        defaultValue={typed ?? place.name}
        autoComplete="off"
        problem={problem}
        autoFocus={refusal !== undefined}
        required
      />
      <button className="button">{chooser.saveName}</button>
    </Form>
  );
}

/** Whose names these are, as their licences ask. */
function Credits() {
  const chooser = useMessages("chooser");
  const post = <Link to="https://www.data.gov.in/catalog/all-india-pincode-directory" />;
  const geonames = <Link to="https://www.geonames.org" />;
  return <p className="credits">{rich(chooser.credits({ post, geonames }))}</p>;
}
