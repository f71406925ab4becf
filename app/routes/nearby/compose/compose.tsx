import { data, redirect, redirectDocument } from "react-router";
import { readTile } from "#app/domain/places/tiles.ts";
import { edgeGuess } from "#app/http/context.ts";
import { readPlaces, type Place } from "#app/http/places.ts";
import { retryHeaders, statusOf } from "#app/http/replies.ts";
import { ageToAsk } from "#app/routes/nearby/admission.ts";
import { answerOrProblem } from "#app/routes/nearby/answer-or-problem.ts";
import { POST_PATIENCE_MS } from "#app/routes/nearby/outbox/deliver.ts";
import { ChoosePlace } from "#app/routes/nearby/place/choose-place.tsx";
import { problemOf } from "#app/routes/nearby/problem.ts";
import { Recalled } from "#app/routes/nearby/recalled.tsx";
import { TO_KEEP } from "#app/routes/nearby/worker/paths.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PATIENCE_MS, SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, isNoAnswer } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/compose";
import { ComposePage, type Answer } from "./compose-page.tsx";
import { readKnownWriter, useKnownWriter } from "./known-writer.ts";
import { receivePost } from "./receive-post.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const beginning = { ...beginningAt(url), age: ageToAsk(context) };
  if (url.searchParams.has(TO_KEEP)) {
    return { ...beginning, place: null, guess: null, network: "unknown" } as const;
  }
  const [place = null] = await readPlaces(request);
  return { ...beginning, place, guess: context.get(edgeGuess) ?? null, network: "there" } as const;
}

/** Whether the form has gone by what the phone knows: what is asked for then may take its time. */
let wasAway = false;

/** As the loader; without a network a post can be written all the same, by who this phone knows. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const { place = null, age } = await readKnownWriter(Date.now());
  const away = { ...beginningAt(url), place, guess: null, network: "away" } as const;
  const isKnown = place !== null && age !== undefined;
  try {
    const patience = isKnown && !wasAway ? SHORT_PATIENCE_MS : PATIENCE_MS;
    const read = await answerWithin(patience, serverLoader());
    wasAway = read.network === "unknown";
    return wasAway ? { ...away, age: age === undefined ? read.age : age } : read;
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    // The worker has kept a form that asks for what is not known.
    if (!isKnown) throw redirectDocument(url.pathname + url.search);
    wasAway = true;
    return { ...away, age };
  }
}
// Also where the document was kept by this phone: it was made for nobody, and for no time.
clientLoader.hydrate = true as const;

/** How a post begins, as the address of its form says, and by what it will be known. */
function beginningAt({ searchParams: asked }: URL) {
  return {
    kind: asked.get("kind"),
    text: asked.get("text") ?? "",
    isShared: asked.has("shared"),
    edit: asked.get("edit"),
    sendKey: crypto.randomUUID(),
  };
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
  const { guess, network, ...writing } = loaderData;
  const answer = actionData && answerOf(actionData);
  const place = loaderData.place ?? placeIn(answer);
  const isAway = network === "away";
  useKnownWriter(network === "there" ? loaderData.place : undefined, loaderData.age);
  if (network === "unknown") return <h1>Post something</h1>;
  // A post is written from a place. What another app has shared waits meanwhile.
  if (!place) return isAway ? <NoPlace /> : <ChoosePlace places={[]} guess={guess} />;
  return <ComposePage {...writing} place={place} isAway={isAway} answer={answer} />;
}

function NoPlace() {
  return (
    <>
      <h1>Post something</h1>
      <Recalled>
        There is no network just now, and this phone has not looked around from anywhere yet.
      </Recalled>
    </>
  );
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
