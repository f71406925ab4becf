import { useEffect, useState } from "react";
import { data, redirect, redirectDocument } from "react-router";
import * as v from "valibot";
import { answerOrProblem, useProblem } from "#app/device/answer-or-problem.ts";
import { orOfflinePage } from "#app/device/or-offline-page.ts";
import { moveWriter, readKnownWriter } from "#app/device/known-writer.ts";
import { returnPath, TO_KEEP, WRITING_PATH } from "#app/device/paths.ts";
import { findSentPlaces, type FoundPlaces } from "#app/domain/places/found-places.ts";
import { TileInput } from "#app/domain/places/input.ts";
import { nameOnMap } from "#app/domain/places/nearest-place.ts";
import type { Place } from "#app/domain/places/place.ts";
import { readTile } from "#app/domain/places/tiles.ts";
import { readPosition } from "#app/domain/places/written-position.ts";
import { minutesToWait } from "#app/durations.ts";
import { language, readPlaceNames } from "#app/http/context.ts";
import { readTexts } from "#app/http/forms.ts";
import { retryHeaders } from "#app/http/replies.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import {
  guessPlace,
  namedPlace,
  readPlaces,
  rememberPlace,
} from "#app/routes/nearby/server/places.ts";
import { lookFrom } from "#app/routes/nearby/server/squares.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { isUnreachable } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/place";
import { ChoosePlace } from "./choose-place.tsx";
import { ChooserMessages } from "./chooser-messages.tsx";
import { mapPath } from "#app/routes/nearby/components/map-path.ts";

const SearchInput = v.object({ search: v.string() });
const PlaceInput = v.object({
  tile: TileInput,
  name: v.optional(v.string(), ""),
  /** The square that `name` belongs to, where somebody may have lit another one. */
  named: v.optional(TileInput),
  shows: v.optional(v.literal("map")),
});

export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (url.searchParams.has(TO_KEEP)) return { places: [], guess: null, isStored: true };
  return { places: await readPlaces(request), guess: guessPlace(context), isStored: false };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orOfflinePage(serverLoader(), url);
}

/**
 * Makes this the place that the browser looks from, and leads on, unless that is one square too many; `shows` leads to its
 * map instead. Or finds places, for browsers without the script.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  const asked = v.safeParse(SearchInput, form.ok ? form.value : {});
  if (asked.success) return { found: await findFor(context, asked.output.search) };
  const chooser = messagesIn(context.get(language), "chooser");
  const place = v.safeParse(PlaceInput, form.ok ? form.value : {});
  if (!place.success) return data({ problem: chooser.unknown }, 422);
  const { tile, name, named = tile, shows } = place.output;
  const from = returnPath(url.search);
  if (shows) throw redirectDocument(mapPath({ tile, name }, from), { status: 303 });
  const admitted = await lookFrom({ request, context }, tile);
  if (!admitted.ok) {
    const { refusal } = admitted;
    const { feed } = messagesIn(context.get(language), "nearby");
    const problem = feed.tooMany({ minutes: minutesToWait(refusal.retryAfter) });
    return data({ problem }, { status: 429, headers: retryHeaders(refusal) });
  }
  const chosen =
    named === tile
      ? { tile, name }
      : await namedPlace(context, await readPlaces(request), tile, nameOnMap);
  throw redirect(from, { status: 303, headers: await rememberPlace(request, chosen) });
}

async function findFor(context: Route.ActionArgs["context"], typed: string): Promise<FoundPlaces> {
  if (readPosition(typed)) return { typed: "", places: [], isPosition: true };
  return findSentPlaces(typed, context.get(readPlaceNames));
}

/** If the network fails, the page stays as it is; but a post can be written at a place that this phone knows. */
export async function clientAction({ request, url, serverAction }: Route.ClientActionArgs) {
  const fields = textsOf(await request.clone().formData());
  const answer = serverAction().catch(async (error: unknown) => {
    // Without the schema: its library weighs more than this page.
    const tile = readTile(fields["tile"] ?? "");
    const isToWrite = returnPath(url.search) === WRITING_PATH && !("shows" in fields);
    if (isUnreachable(error) && isToWrite && tile !== undefined && (await moveWriter(tile)))
      throw redirect(WRITING_PATH);
    throw error;
  });
  return answerOrProblem(answer);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function PlacePage(props: Route.ComponentProps) {
  return (
    <ChooserMessages>
      <PlaceScreen {...props} />
    </ChooserMessages>
  );
}

function PlaceScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { places, guess, isStored } = loaderData;
  const chooser = useMessages("chooser");
  const answered = actionData && "found" in actionData ? actionData.found : undefined;
  const known = useKnownPlaces(isStored);
  const problem = useProblem(actionData && !("found" in actionData) ? actionData : undefined);
  return (
    <>
      <PageHead title={chooser.title} noindex />
      <ChoosePlace
        places={isStored ? known : places}
        guess={guess}
        answered={answered}
        problem={problem}
      />
    </>
  );
}

/** The places that this phone knows, for the page that is stored for everybody. */
function useKnownPlaces(isStored: boolean): Place[] {
  const [known, setKnown] = useState<Place[]>([]);
  useEffect(() => {
    if (isStored) void readKnownWriter(Date.now()).then(({ places = [] }) => setKnown(places));
  }, [isStored]);
  return known;
}
