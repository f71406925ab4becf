import { redirect } from "react-router";
import * as v from "valibot";
import { done, invalidAt } from "#app/domain/outcome.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { problemOf, type Problem } from "#app/domain/problem.ts";
import { SubscriptionInput } from "#app/domain/push/input.ts";
import {
  findSubscriptionState,
  setPushLanguage,
  subscribe,
  unsubscribe,
} from "#app/domain/push/subscriptions.ts";
import { database, language } from "#app/http/context.ts";
import { readTexts } from "#app/http/forms.ts";
import type { Received } from "#app/http/limits.ts";
import { plainNotFound } from "#app/http/replies.ts";
import { actNamed } from "#app/routes/nearby/server/act-named.ts";
import { countAct } from "#app/routes/nearby/server/admission.ts";
import { neighbour } from "#app/routes/nearby/server/neighbour.ts";
import { readPlaces } from "#app/routes/nearby/server/places.ts";
import { lookFrom } from "#app/routes/nearby/server/squares.ts";
import { writingRefusalReply } from "#app/routes/nearby/server/refusal-reply.ts";
import { pushKey } from "#app/http/notifications.ts";
import type { Route } from "./+types/push";

type Fields = Record<string, string>;

/** The operations of the page's script. Endpoints come in forms, because addresses are logged. */
const ACTS: Record<string, (received: Received, fields: Fields) => Promise<Response>> = {
  async subscribe(received, fields) {
    const input = v.safeParse(SubscriptionInput, fields);
    if (!input.success) return invalid(received, "subscription", problemOf(input.issues[0]));
    const { wantsHelp, ...subscription } = input.output;
    const tile = wantsHelp ? await tileLookedFrom(received.request) : null;
    if (tile === undefined) return invalid(received, "wantsHelp", { code: "post-place-missing" });
    const looked = tile === null ? done(undefined) : await lookFrom(received, tile);
    if (!looked.ok) return writingRefusalReply(looked.refusal, received.context);
    const met = await received.context.get(neighbour).meet();
    if (!met.ok) return writingRefusalReply(met.refusal, received.context);
    const db = received.context.get(database);
    const chosen = { ...subscription, tile, language: received.context.get(language) };
    await subscribe(db, met.value, chosen, { now: Date.now() });
    return replyWithState(received, fields);
  },

  /** Messages to this browser are written in the language of this request from now on. */
  async language(received, fields) {
    const { context } = received;
    const { person } = context.get(neighbour);
    const input = { endpoint: fields["endpoint"] ?? "", language: context.get(language) };
    if (person) await setPushLanguage(context.get(database), person, input);
    return replyWithState(received, fields);
  },

  async unsubscribe(received, { endpoint = "" }) {
    const { person } = received.context.get(neighbour);
    if (person) await unsubscribe(received.context.get(database), person, endpoint);
    return Response.json({ state: null });
  },

  state: replyWithState,
};

export function loader() {
  return redirect("/nearby/mine");
}

/** Switches the notifications of one browser on or off, or says what was chosen there, as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  if (pushKey(context) === undefined) return plainNotFound();
  const received = { request, context };
  const counted = await countAct("comment", received);
  if (!counted.ok) return writingRefusalReply(counted.refusal, context);
  const form = await readTexts(request);
  if (!form.ok) return writingRefusalReply(form.refusal, context);
  return actNamed(ACTS, form.value)(received, form.value);
}

async function replyWithState({ context }: Received, { endpoint = "" }: Fields): Promise<Response> {
  const { person } = context.get(neighbour);
  const state = person && (await findSubscriptionState(context.get(database), person, endpoint));
  return Response.json({ state: state ?? null });
}

async function tileLookedFrom(request: Request): Promise<Tile | undefined> {
  const [place] = await readPlaces(request);
  return place?.tile;
}

function invalid({ context }: Received, path: string, problem: Problem): Response {
  return writingRefusalReply(invalidAt(path, problem).refusal, context);
}
