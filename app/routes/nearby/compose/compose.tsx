import { useEffect, useMemo } from "react";
import { data, redirect, redirectDocument } from "react-router";
import * as v from "valibot";
import { comeOfAge } from "#app/device/come-of-age.ts";
import { answerOrProblem } from "#app/device/answer-or-problem.ts";
import { readKnownWriter, useKnownWriter } from "#app/device/known-writer.ts";
import { POST_PATIENCE_MS } from "#app/device/outbox/deliver.ts";
import { TO_KEEP } from "#app/device/paths.ts";
import type { Place } from "#app/domain/places/place.ts";
import { readTile } from "#app/domain/places/tiles.ts";
import { KindInput } from "#app/domain/posts/input.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { retryHeaders } from "#app/http/replies.ts";
import { NoNetwork } from "#app/routes/nearby/components/no-network.tsx";
import { loadWaitingPosts } from "#app/routes/nearby/components/outbox-strip.tsx";
import { formProblemOf } from "#app/routes/nearby/components/refusals.ts";
import { WritingMessages } from "#app/routes/nearby/components/writing-messages.tsx";
import { ChoosePlace } from "#app/routes/nearby/place/choose-place.tsx";
import { ageToAsk } from "#app/routes/nearby/server/admission.ts";
import { guessPlace, readPlaces } from "#app/routes/nearby/server/places.ts";
import { refusalMessages, statusOf } from "#app/routes/nearby/server/refusal-reply.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { PATIENCE_MS, SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, isNoAnswer } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/compose";
import { ComposePage, type Answer } from "./compose-page.tsx";
import { receivePost } from "./receive-post.ts";

// The page that somebody comes from may not have these.
export const handle: PageHandle = { messages: ["writing", "postProblems"] };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const beginning = { ...beginningAt(url), age: ageToAsk(context) };
  if (url.searchParams.has(TO_KEEP)) {
    return { ...beginning, madeAt: 0, place: null, guess: null, network: "unknown" } as const;
  }
  const [place = null] = await readPlaces(request);
  return { ...beginning, place, guess: guessPlace(context), network: "there" } as const;
}

/** Whether the form was last made from what the phone stores; the next answer of the server may then take its time. */
let wasOffline = false;

/** Without a network a post can still be written, by somebody whom this phone knows. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const { place = null, age } = await readKnownWriter(Date.now());
  const away = { ...beginningAt(url), place, guess: null, network: "away" } as const;
  const isKnown = place !== null && age !== undefined;
  try {
    const patience = isKnown && !wasOffline ? SHORT_PATIENCE_MS : PATIENCE_MS;
    const read = await answerWithin(patience, serverLoader());
    wasOffline = read.network === "unknown";
    return wasOffline ? { ...away, age: age === undefined ? read.age : age } : read;
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    // The service worker has a form that asks for what is not known.
    if (!isKnown) throw redirectDocument(url.pathname + url.search);
    wasOffline = true;
    return { ...away, age };
  }
}
// Also for a stored document, which was made for nobody and at another time.
clientLoader.hydrate = true as const;

const AskedKindInput = v.fallback(v.nullable(KindInput), null);

function beginningAt({ searchParams: asked }: URL) {
  return {
    kind: v.parse(AskedKindInput, asked.get("kind")),
    text: asked.get("text") ?? "",
    isShared: asked.has("shared"),
    edit: asked.get("edit"),
    sendKey: crypto.randomUUID(),
    madeAt: Date.now(),
  };
}

/** Publishes a post. A refused one comes back with all that was typed but files, which no form can be filled with. */
export async function action({ request, context }: Route.ActionArgs) {
  const { outcome, ...sent } = await receivePost({ request, context });
  if (outcome.ok) throw redirect(`/nearby?posted${outcome.value.isHeld ? "=checked" : ""}`, 303);
  const { refusal } = outcome;
  return data(
    { problem: formProblemOf(refusal, refusalMessages(context)), ...sent },
    { status: statusOf(refusal), headers: retryHeaders(refusal) },
  );
}

/** If the network fails, the page stays as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = textsOf(await request.clone().formData());
  const answer = comeOfAge(typed).then(() => serverAction());
  return answerOrProblem(answer, { patience: POST_PATIENCE_MS });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Compose(props: Route.ComponentProps) {
  const { form } = useMessages("compose");
  useEffect(() => {
    loadWaitingPosts().catch(() => undefined);
  }, []);
  return (
    <WritingMessages>
      <PageHead title={form.title} noindex />
      <Writing {...props} />
    </WritingMessages>
  );
}

function Writing({ loaderData, actionData }: Route.ComponentProps) {
  const { guess, network, ...writing } = loaderData;
  const { form } = useMessages("compose");
  const answer = useAnswer(actionData);
  const place = loaderData.place ?? placeIn(answer);
  const isOffline = network === "away";
  useKnownWriter(network === "there" ? loaderData.place : undefined, loaderData.age);
  if (network === "unknown") return <h1>{form.title}</h1>;
  // A post needs a place. What another app has shared waits meanwhile.
  if (!place) return isOffline ? <NoPlace /> : <ChoosePlace places={[]} guess={guess} />;
  return <ComposePage {...writing} place={place} isOffline={isOffline} answer={answer} />;
}

function NoPlace() {
  const { form } = useMessages("compose");
  const { form: words } = useMessages("writing");
  return (
    <>
      <h1>{form.title}</h1>
      <NoNetwork>{words.noPlace}</NoNetwork>
    </>
  );
}

/** Why the post was not published, if it was sent as a form. One object for each answer, as effects depend on it. */
function useAnswer(actionData: Route.ComponentProps["actionData"]): Answer | undefined {
  const { unsent } = useMessages("ui");
  return useMemo(() => {
    if (!actionData || "typed" in actionData) return actionData;
    return {
      problem: { of: "form", words: unsent[actionData.unsent] },
      typed: {},
      hadPhotos: false,
    };
  }, [actionData, unsent]);
}

/** The place of a refused post, if the browser has forgotten it. */
function placeIn(answer: Answer | undefined): Place | null {
  const tile = readTile(answer?.typed["tile"] ?? "");
  return tile === undefined ? null : { tile, name: "" };
}
