import { useEffect, useState } from "react";
import { data, redirect, redirectDocument } from "react-router";
import * as v from "valibot";
import { answerOrProblem, useProblem } from "#app/device/answer-or-problem.ts";
import { orOfflinePage } from "#app/device/or-offline-page.ts";
import { moveWriter, readKnownWriter } from "#app/device/known-writer.ts";
import { returnPath, TO_KEEP, WRITING_PATH } from "#app/device/paths.ts";
import { trimmedText } from "#app/domain/bounded-text.ts";
import { findSentPlaces, type FoundPlaces } from "#app/domain/places/found-places.ts";
import { TileInput } from "#app/domain/places/input.ts";
import { PLACE_NAME_LENGTH } from "#app/domain/places/limits.ts";
import { nameOnMap } from "#app/domain/places/nearest-place.ts";
import type { Place } from "#app/domain/places/place.ts";
import { readTile } from "#app/domain/places/tiles.ts";
import { readPosition } from "#app/domain/places/written-position.ts";
import { problemOf } from "#app/domain/problem.ts";
import { minutesToWait } from "#app/durations.ts";
import { language, readPlaceNames } from "#app/http/context.ts";
import { readTexts } from "#app/http/forms.ts";
import { retryHeaders } from "#app/http/replies.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { problemText } from "#app/messages/problem-text.ts";
import { refusalText } from "#app/routes/nearby/components/refusals.ts";
import {
  guessPlace,
  namedPlace,
  readPlaces,
  rememberPlace,
} from "#app/routes/nearby/server/places.ts";
import { refusalMessages, statusOf } from "#app/routes/nearby/server/refusal-reply.ts";
import { lookFrom } from "#app/routes/nearby/server/squares.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { isUnreachable } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/place";
import { ChoosePlace } from "./choose-place.tsx";
import { ChooserMessages } from "./chooser-messages.tsx";
import { mapPath } from "#app/routes/nearby/components/map-path.ts";

interface Refused {
  problem: string;
  /** The name that somebody has typed, if the problem is about it. */
  ownName?: string;
}

const SearchInput = v.object({ search: v.string() });
const PlaceInput = v.pipe(
  v.object({
    tile: TileInput,
    name: v.optional(v.string(), ""),
    /** The name that somebody has typed for it. */
    ownName: v.optional(trimmedText(PLACE_NAME_LENGTH, "words-too-long")),
    /** The square that `name` belongs to, where somebody may have lit another one. */
    named: v.optional(TileInput),
    shows: v.optional(v.literal("map")),
  }),
  v.transform(({ ownName, ...place }) => ({ ...place, name: ownName ?? place.name })),
);

export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (url.searchParams.has(TO_KEEP)) return { places: [], guess: null, isStored: true };
  return { places: await readPlaces(request), guess: guessPlace(context), isStored: false };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orOfflinePage(serverLoader(), url);
}

/**
 * Makes this the place that the browser looks from, and leads on, unless that is one square too many; `shows` leads to its
 * map instead. Or finds places, for browsers without the script. A name that is too long comes back whole.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  if (!form.ok) {
    const problem = refusalText(form.refusal, refusalMessages(context));
    return data<Refused>({ problem }, statusOf(form.refusal));
  }
  const asked = v.safeParse(SearchInput, form.value);
  if (asked.success) return { found: await findFor(context, asked.output.search) };
  const place = v.safeParse(PlaceInput, form.value);
  if (!place.success) return refuseFields(form.value, place.issues[0], context);
  const { tile, name, named = tile, shows } = place.output;
  const from = returnPath(url.search);
  if (shows) throw redirectDocument(mapPath({ tile, name }, from), { status: 303 });
  const admitted = await lookFrom({ request, context }, tile);
  if (!admitted.ok) {
    const { refusal } = admitted;
    const { feed } = messagesIn(context.get(language), "nearby");
    const problem = feed.tooMany({ minutes: minutesToWait(refusal.retryAfter) });
    return data<Refused>({ problem }, { status: 429, headers: retryHeaders(refusal) });
  }
  const chosen =
    named === tile
      ? { tile, name }
      : await namedPlace(context, await readPlaces(request), tile, nameOnMap);
  throw redirect(from, { status: 303, headers: await rememberPlace(request, chosen) });
}

type Context = Route.ActionArgs["context"];

function refuseFields(
  { ownName = "" }: Record<string, string>,
  issue: v.InferIssue<typeof PlaceInput>,
  context: Context,
) {
  const wanted = context.get(language);
  if (v.getDotPath(issue) === "ownName") {
    const problem = problemText(messagesIn(wanted, "postProblems"), problemOf(issue));
    return data<Refused>({ problem, ownName }, 422);
  }
  const chooser = messagesIn(wanted, "chooser");
  return data<Refused>({ problem: chooser.unknown }, 422);
}

async function findFor(context: Context, typed: string): Promise<FoundPlaces> {
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
  const refused = actionData && !("found" in actionData) ? actionData : undefined;
  const problem = useProblem(refused);
  return (
    <>
      <PageHead title={chooser.title} noindex />
      <ChoosePlace
        places={isStored ? known : places}
        guess={guess}
        answered={answered}
        problem={problem}
        refusedName={refused && "problem" in refused ? refused.ownName : undefined}
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
