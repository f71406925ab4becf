import { data, redirect } from "react-router";
import { readTile } from "#app/domain/places/tiles.ts";
import { edgeGuess } from "#app/http/context.ts";
import { readPlaces, type Place } from "#app/http/places.ts";
import { retryHeaders, statusOf } from "#app/http/replies.ts";
import { ageToAsk } from "#app/routes/nearby/admission.ts";
import { answerOrProblem } from "#app/routes/nearby/answer-or-problem.ts";
import { POST_PATIENCE_MS } from "#app/routes/nearby/outbox/deliver.ts";
import { ChoosePlace } from "#app/routes/nearby/place/choose-place.tsx";
import { problemOf } from "#app/routes/nearby/problem.ts";
import { recall, useRemembered } from "#app/routes/nearby/recall.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, isUnreachable } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/compose";
import { ComposePage, type Answer } from "./compose-page.tsx";
import { receivePost } from "./receive-post.ts";

const PAGE = "compose";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [place = null] = await readPlaces(request);
  const { searchParams: asked } = url;
  return {
    place,
    guess: context.get(edgeGuess) ?? null,
    kind: asked.get("kind"),
    text: asked.get("text") ?? "",
    isShared: asked.has("shared"),
    edit: asked.get("edit"),
    age: ageToAsk(context),
    sendKey: crypto.randomUUID(),
  };
}

/** As the loader; without a network a post can be written all the same, from the place that was read last. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await answerWithin(PATIENCE_MS, serverLoader());
  } catch (error) {
    const last = recall(PAGE)?.value as Awaited<ReturnType<typeof serverLoader>> | undefined;
    if (!last || !isUnreachable(error)) throw error;
    const [kind, edit] = [url.searchParams.get("kind"), url.searchParams.get("edit")];
    return { ...last, kind, edit, text: "", isShared: false, sendKey: crypto.randomUUID() };
  }
}

/** Publishes a post. What was refused comes back with all that was typed; files cannot be put back into a form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { outcome, typed } = await receivePost({ request, context });
  if (outcome.ok) throw redirect("/nearby?posted", 303);
  const { refusal } = outcome;
  return data(
    { problem: problemOf(refusal), typed },
    { status: statusOf(refusal), headers: retryHeaders(refusal) },
  );
}

/** As the action; a network that fails leaves the page as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrProblem(serverAction(), { patience: POST_PATIENCE_MS });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta() {
  return pageMeta({ title: "Post something", noindex: true });
}

export default function Compose({ loaderData, actionData }: Route.ComponentProps) {
  useRemembered(PAGE, loaderData);
  const { guess, ...writing } = loaderData;
  const answer = actionData && answerOf(actionData);
  const place = loaderData.place ?? placeIn(answer);
  // A post is written from a place. What another app has shared waits meanwhile.
  if (!place) return <ChoosePlace places={[]} guess={guess} />;
  return <ComposePage {...writing} place={place} answer={answer} />;
}

/** What the form shows of an answer, or of why there was none. */
function answerOf(answer: NonNullable<Route.ComponentProps["actionData"]>): Answer {
  if ("typed" in answer) return answer;
  return { problem: { of: "form", words: answer.problem }, typed: {} };
}

/** The place that a refused post was written from, where the browser has forgotten it. */
function placeIn(answer: Answer | undefined): Place | null {
  const tile = readTile(answer?.typed["tile"] ?? "");
  return tile === undefined ? null : { tile, name: "" };
}
