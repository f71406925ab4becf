import { redirect } from "react-router";
import { returnPath } from "#app/device/paths.ts";
import { placesOnMap, viewMap } from "#app/domain/places/map-view.ts";
import { nearWindow, wideWindow } from "#app/domain/places/map-window.ts";
import { readTile } from "#app/domain/places/tiles.ts";
import { listShopsNear } from "#app/domain/posts/shops-near.ts";
import { database, readPlaceNames } from "#app/http/context.ts";
import { noteUnavailable } from "#app/http/failures.ts";
import { cleanName, readPlaces } from "#app/routes/nearby/server/places.ts";
import mapLabelsCss from "#app/ui/places/map-labels.css?inline";
import formsCss from "#app/ui/forms.css?inline";
import roundLinkCss from "#app/ui/round-link.css?inline";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import type { Route } from "./+types/place-map";
import { NearMap } from "./near-map.tsx";
import squaresCss from "#app/ui/places/squares.css?inline";
import placeMapCss from "./place-map.css?inline";
import { placePath } from "#app/routes/nearby/components/use-place-choice.ts";
import { WideMap } from "./wide-map.tsx";

// Outside the community's frame, whose pages load its scripts: this one has none.
export const handle: PageHandle = {
  css: formsCss + roundLinkCss + mapLabelsCss + squaresCss + placeMapCss,
  messages: ["places", "map"],
};

/** The squares around a place, of which somebody lights their own; `wide` shows bigger ones, which lead to these. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const from = returnPath(url.search);
  const tile = readTile(url.searchParams.get("at") ?? "");
  if (tile === undefined) throw redirect(placePath(from));
  const place = { tile, name: cleanName(url.searchParams.get("name") ?? "") };
  const isWide = url.searchParams.has("wide");
  const window = isWide ? wideWindow(tile) : nearWindow(tile);
  const known = await readPlaces(request);
  // Squares without names are better than none.
  const orNone = (error: unknown) => {
    noteUnavailable(error, { request, context });
    return [];
  };
  // Outside the frame nobody is known; and a map says nothing of boards.
  const anybody = { person: undefined };
  const [places, shops] = await Promise.all([
    placesOnMap(window, context.get(readPlaceNames)).catch(orNone),
    isWide
      ? []
      : listShopsNear(context.get(database), anybody, tile, { now: Date.now() }).catch(orNone),
  ]);
  return { place, from, isWide, view: viewMap(window, [place, ...known], places, shops) };
}

export default function PlaceMap({ loaderData: { isWide, ...map } }: Route.ComponentProps) {
  const words = useMessages("map");
  return (
    <div className="place-map">
      <PageHead title={words.heading} noindex />
      <div className="awning" />
      {isWide ? <WideMap {...map} /> : <NearMap {...map} />}
    </div>
  );
}
