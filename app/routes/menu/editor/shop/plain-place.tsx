import type { FoundPlaces } from "#app/domain/places/found-places.ts";
import { pinOn, type Pin, type PinMap } from "#app/domain/places/pin-map.ts";
import { tileAt, writeTile, type Position } from "#app/domain/places/tiles.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { FoundPlace } from "#app/ui/places/found-place.tsx";
import { SearchIcon } from "#app/ui/places/icons.tsx";
import { MapSquares } from "#app/ui/places/map-squares.tsx";
import { useNothingFound } from "#app/ui/places/use-nothing-found.ts";
import { PinMapFrame } from "./pin-map-frame.tsx";
import {
  FIND,
  isMiddle,
  PLACE_FIELDS,
  positionOf,
  tileAct,
  type PlacedForm,
} from "./placed-form.ts";

interface PlainPlaceProps {
  typed: Fields;
  placed: PlacedForm | undefined;
}

/** The search and the map of a shop's place without JavaScript, within the form of its details. */
export function PlainPlace({ typed, placed }: PlainPlaceProps) {
  const { details } = useMessages("editor");
  const position = positionOf(typed);
  const tile = position && tileAt(position);
  return (
    <div className="plain-place">
      <PlainSearch found={placed?.found} />
      {placed?.map ? (
        <PlainMap map={placed.map} position={position} />
      ) : (
        tile !== undefined && (
          <button
            className="button"
            name={PLACE_FIELDS.act}
            value={tileAct("look", { tile, name: "" })}
          >
            {details.placeMap.show}
          </button>
        )
      )}
      {placed && <PlainSaid placed={placed} position={position} />}
    </div>
  );
}

function PlainSearch({ found }: { found: FoundPlaces | undefined }) {
  const { search, find, found: label } = useMessages("places");
  const nothing = useNothingFound(found);
  const places = found?.places ?? [];
  return (
    <>
      <div className="field place-field">
        <label className="unseen" htmlFor="place-search">
          {search}
        </label>
        <SearchIcon />
        <input
          id="place-search"
          name={PLACE_FIELDS.search}
          defaultValue={found?.typed}
          placeholder={search}
          autoComplete="off"
          autoFocus={found && places.length === 0}
          aria-describedby="place-search-problem"
        />
        <p className="alert" id="place-search-problem">
          {nothing}
        </p>
      </div>
      {found && <input type="hidden" name={PLACE_FIELDS.answered} value={found.typed} />}
      <button className="button" name={PLACE_FIELDS.act} value={FIND}>
        {find}
      </button>
      {places.length > 0 && (
        <ul className="found-places" aria-label={label}>
          {places.map((place, at) => (
            <li key={`${place.tile} ${place.name}`}>
              <button
                className="button"
                name={PLACE_FIELDS.act}
                value={tileAct("pin", place)}
                autoFocus={at === 0}
              >
                <span>
                  <FoundPlace place={place} typed={found?.typed ?? ""} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Saving the form puts the shop in the selected square; a bigger square opens the map of its area. */
function PlainMap({ map, position }: { map: PinMap; position: Position | undefined }) {
  const { isWide, around } = map;
  const value = tileAct(isWide ? "look" : "wide", { tile: around, name: "" });
  return (
    <PinMapFrame isWide={isWide} position={position} otherSize={{ name: PLACE_FIELDS.act, value }}>
      <PlainSquares map={map} pin={position && pinOn(map, position)} />
    </PinMapFrame>
  );
}

function PlainSquares({ map: { view, isWide }, pin }: { map: PinMap; pin: Pin | undefined }) {
  if (isWide) {
    return (
      <MapSquares view={view} pin={pin}>
        {({ tile }, at, words) => (
          <button
            key={tile}
            name={PLACE_FIELDS.act}
            value={tileAct("look", { tile, name: "" })}
            autoFocus={at === view.lit}
          >
            {words}
          </button>
        )}
      </MapSquares>
    );
  }
  const lit = pin && view.squares[pin.square];
  return (
    <>
      {lit && <input type="hidden" name={PLACE_FIELDS.lit} value={writeTile(lit.tile)} />}
      <MapSquares view={view} pin={pin} labelledBy="pin-map-heading">
        {({ tile }, at, words) => (
          <label key={tile}>
            <input
              type="radio"
              name={PLACE_FIELDS.square}
              value={writeTile(tile)}
              defaultChecked={at === pin?.square}
              autoFocus={at === view.lit}
            />
            {words}
          </label>
        )}
      </MapSquares>
    </>
  );
}

function PlainSaid({ placed, position }: { placed: PlacedForm; position: Position | undefined }) {
  const { placeSaid, pictureAgain } = useMessages("editor").details;
  const { near, hasLostPicture } = placed;
  const where = near === "" ? placeSaid.nowhere : near && placeSaid.near({ place: near });
  return (
    <>
      {where && (
        <p className="hint">
          {where} {position && isMiddle(position) && placeSaid.middle}
        </p>
      )}
      {hasLostPicture && (
        <p className="alert" role="alert">
          {pictureAgain}
        </p>
      )}
    </>
  );
}
