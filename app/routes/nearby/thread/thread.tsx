import {
  data,
  isRouteErrorResponse,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { brand } from "#app/brand.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { database } from "#app/http/context.ts";
import { isPlainForm, readTexts } from "#app/http/forms.ts";
import { notFound, retryHeaders, statusOf } from "#app/http/replies.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { ageToAsk } from "#app/routes/nearby/admission.ts";
import { AGE_FIELD } from "#app/routes/nearby/age-field.ts";
import { forgetLastFeed, leaveOut } from "#app/routes/nearby/feed/last-feed.ts";
import { orOfflinePage } from "#app/routes/nearby/phone/or-offline-page.ts";
import { isOfKey } from "#app/routes/nearby/problem.ts";
import { readerOf } from "#app/routes/nearby/reader.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, sayWhyUnsent } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/thread";
import { answerTo, answerToRefused } from "./answer.ts";
import { forgetCommentDraft } from "./comment-drafts.ts";
import { performInThread } from "./thread-acts.ts";
import { ThreadBoundary } from "./thread-boundary.tsx";
import { ThreadPage } from "./thread-page.tsx";

const ENDED = "This post has ended";

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const id = params.public_id;
  const thread = await openThread(context.get(database), readerOf(context), id, { now });
  if (!thread) throw notFound(ENDED);
  return { ...thread, now, age: ageToAsk(context), sendKey: crypto.randomUUID() };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orOfflinePage(serverLoader(), url);
}

/** Does one of the acts of `thread-acts.ts`. What was refused comes back with the words that were typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  const fields = form.ok ? form.value : {};
  const outcome = form.ok
    ? await performInThread({ request, context }, params.public_id, fields)
    : form;
  if (!outcome) throw notFound(ENDED);
  if (!outcome.ok) {
    const { refusal } = outcome;
    return data(answerToRefused(fields, refusal), {
      status: statusOf(refusal),
      headers: retryHeaders(refusal),
    });
  }
  const { leadsTo, isLeft } = outcome.value;
  if (isPlainForm(request) || isLeft) throw redirect(leadsTo, 303);
  return answerTo(fields);
}

/** As the action, but a network that fails leaves the page as it is, with all that was typed. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const fields = textsOf(await request.clone().formData());
  try {
    await answerWithin(PATIENCE_MS, comeOfAge(fields));
    const answer = await answerWithin(PATIENCE_MS, serverAction());
    // What was refused changes nothing that is shown, unless it was written before, in other words.
    if (answer.problem && !isOfKey(answer.problem)) return data(answer, 422);
    await noteDone(fields, params.public_id);
    return answer;
  } catch (thrown) {
    // It was done, and leads on.
    if (thrown instanceof Response) await noteDone(fields, params.public_id);
    const hasEnded = isRouteErrorResponse(thrown) && thrown.status === 404;
    if (hasEnded && !isOnCard(fields)) throw thrown;
    const words = hasEnded ? ENDED : sayWhyUnsent(thrown);
    return data(answerTo(fields, { of: "form", words }), hasEnded ? 404 : 503);
  }
}

/**
 * Makes a neighbour of who says to be old enough, before they write: a comment is there once for each neighbour, and of
 * who becomes one with it, and never gets the answer, it would be there twice.
 */
async function comeOfAge({ [AGE_FIELD]: isOldEnough }: Record<string, string>): Promise<void> {
  if (isOldEnough !== "yes") return;
  await fetch("/nearby/old-enough", {
    method: "POST",
    body: new URLSearchParams({ [AGE_FIELD]: "yes" }),
  });
}

/** What this phone keeps of a thread goes with what was done in it. */
async function noteDone({ operation }: Record<string, string>, thread: string): Promise<void> {
  if (operation === "comment") await forgetCommentDraft(thread);
  if (operation === "hide-post") await leaveOut(thread);
  if (operation === "block") await forgetLastFeed();
}

/** Whether a card tells what was wrong with this form: thrown, it would stand in place of all the page around it. */
function isOnCard({ operation, isOpen }: Record<string, string>): boolean {
  return operation === "react" || isOpen === "no";
}

/** A reaction shows by itself, and what is being written beside it stays; but for the age, which is asked once. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSeen = formData?.get("operation") === "react" && !formData.has(AGE_FIELD);
  return !isSeen && defaultShouldRevalidate;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Nothing of a post but the name of the product: who follows the link sees it, a preview does not. */
export function meta() {
  return pageMeta({ title: "A post nearby", description: brand.tagline, noindex: true });
}

export default function Thread({ loaderData, actionData }: Route.ComponentProps) {
  return <ThreadPage key={loaderData.post.publicId} {...loaderData} answer={actionData} />;
}

export { ThreadBoundary as ErrorBoundary };
