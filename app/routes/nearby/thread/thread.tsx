import { data, isRouteErrorResponse, redirect } from "react-router";
import { openThread } from "#app/domain/posts/thread.ts";
import { brand } from "#app/brand.ts";
import { database } from "#app/http/context.ts";
import { isPlainForm, readTexts } from "#app/http/forms.ts";
import { notFound, retryHeaders, statusOf } from "#app/http/replies.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, sayWhyUnsent } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/thread";
import { forgetCommentDraft } from "./comment-drafts.ts";
import { readerOf } from "#app/routes/nearby/reader.ts";
import { refusalWords } from "#app/routes/nearby/refusal-words.ts";
import { performInThread } from "./thread-acts.ts";
import { ThreadPage } from "./thread-page.tsx";
import { useReloadOffline } from "#app/routes/nearby/phone/reload-offline.ts";
import { ThreadGone } from "./thread-gone.tsx";
import { ageToAsk } from "#app/routes/nearby/writing.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = Date.now();
  const id = params.public_id;
  const thread = await openThread(context.get(database), readerOf(context), id, { now });
  if (!thread) throw notFound("This post has ended");
  return { ...thread, now, age: ageToAsk(context), sendKey: crypto.randomUUID() };
}

/** Does one of the acts of `thread-acts.ts`. What was refused comes back with the words that were typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  const fields = form.ok ? form.value : {};
  const outcome = form.ok
    ? await performInThread({ request, context }, params.public_id, fields)
    : form;
  if (!outcome) throw notFound("This post has ended");
  if (!outcome.ok) {
    const { refusal } = outcome;
    const isKeyUsed = refusal.reason === "key-reused";
    const reply = { problem: refusalWords(refusal), text: fields["text"] ?? "", isKeyUsed };
    return data(reply, { status: statusOf(refusal), headers: retryHeaders(refusal) });
  }
  const { leadsTo } = outcome.value;
  const isLeft = leadsTo === "/nearby" && fields["from"] !== "feed";
  if (isPlainForm(request) || isLeft) throw redirect(leadsTo, 303);
  return { problem: undefined, text: undefined, isKeyUsed: false };
}

/** As the action, but a network that fails leaves the page as it is, with all that was typed. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const operation = (await request.clone().formData()).get("operation");
  try {
    const reply = await answerWithin(PATIENCE_MS, serverAction());
    // What was refused changes nothing that is shown, unless it was written before, in other words.
    if (reply.problem !== undefined && !reply.isKeyUsed) return data(reply, 422);
    if (operation === "comment") await forgetCommentDraft(params.public_id);
    return reply;
  } catch (thrown) {
    // The post has ended meanwhile.
    if (isRouteErrorResponse(thrown) && thrown.status === 404) throw thrown;
    return data({ problem: sayWhyUnsent(thrown), text: undefined, isKeyUsed: false }, 503);
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Nothing of a post but the name of the product: who follows the link sees it, a preview does not. */
export function meta() {
  return pageMeta({ title: "A post nearby", description: brand.tagline, noindex: true });
}

export default function Thread({ loaderData, actionData }: Route.ComponentProps) {
  // A comment that was written leaves an empty field for the next, under a key of its own.
  return <ThreadPage key={loaderData.sendKey} {...loaderData} answer={actionData} />;
}

export function ErrorBoundary() {
  useReloadOffline();
  return <ThreadGone />;
}
