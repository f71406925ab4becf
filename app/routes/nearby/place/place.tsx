import { data, redirect } from "react-router";
import * as v from "valibot";
import { answerOrProblem, useProblem } from "#app/device/answer-or-problem.ts";
import { orOfflinePage } from "#app/device/or-offline-page.ts";
import { wayBack } from "#app/device/paths.ts";
import { TileInput } from "#app/domain/places/input.ts";
import { readTexts } from "#app/http/forms.ts";
import { guessPlace, readPlaces, rememberPlace } from "#app/routes/nearby/server/places.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/place";
import { ChoosePlace } from "./choose-place.tsx";

const PlaceInput = v.object({ tile: TileInput, name: v.optional(v.string(), "") });

export async function loader({ request, context }: Route.LoaderArgs) {
  return { places: await readPlaces(request), guess: guessPlace(context) };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orOfflinePage(serverLoader(), url);
}

/** Makes this the place that the browser looks from, and leads on. */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await readTexts(request);
  const place = v.safeParse(PlaceInput, form.ok ? form.value : {});
  if (!place.success) return data({ problem: "This is no place. Please choose another." }, 422);
  const headers = await rememberPlace(request, place.output);
  throw redirect(wayBack(url.search), { status: 303, headers });
}

/** If the network fails, the page stays as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrProblem(serverAction());
}

export function meta() {
  return pageMeta({ title: "Choose a place", noindex: true });
}

export default function Place({ loaderData, actionData }: Route.ComponentProps) {
  return <ChoosePlace {...loaderData} problem={useProblem(actionData)} />;
}
