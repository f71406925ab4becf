import {
  data,
  isRouteErrorResponse,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { comeOfAge } from "#app/device/come-of-age.ts";
import { forgetCommentDraft } from "#app/device/drafts/comment-drafts.ts";
import { bringBack, forgetLastFeed, leaveOut } from "#app/device/feed/last-feed.ts";
import { noteHidden, noteShown } from "#app/device/feed/seen-posts.ts";
import { orOfflinePage } from "#app/device/or-offline-page.ts";
import { isOfKey } from "#app/device/form-problem.ts";
import { forgetRemembered } from "#app/device/recall.ts";
import { noteTapAnswered } from "#app/device/taps.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { noteSeen } from "#app/domain/posts/conversations.ts";
import { openThread } from "#app/domain/posts/thread.ts";
import { explainHidden } from "#app/domain/reports/why-hidden.ts";
import { menuPath } from "#app/domain/shops/menu-link.ts";
import { database, language } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import { isPlainForm, readTexts } from "#app/http/forms.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { notFound, retryHeaders } from "#app/http/replies.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { localPath } from "#app/messages/languages.ts";
import { closesViewer } from "#app/routes/nearby/components/closes-viewer.ts";
import {
  answerTo,
  SHOWN_AT_ONCE,
  type ThreadAnswer,
} from "#app/routes/nearby/components/thread-answer.ts";
import { ThreadBoundary } from "#app/routes/nearby/components/thread-boundary.tsx";
import { FEED_PAGE } from "#app/routes/nearby/components/use-feed-path.ts";
import { ageToAsk } from "#app/routes/nearby/server/admission.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";
import { newsFor } from "#app/routes/nearby/server/news.ts";
import { refusalMessages, statusOf } from "#app/routes/nearby/server/refusal-reply.ts";
import { showWhyHidden } from "#app/routes/nearby/server/shown-notices.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, whyUnsent } from "#app/ui/unreachable.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { withSafetyTexts } from "#app/ui/later-texts.ts";
import type { Route } from "./+types/thread";
import { answerToRefused } from "./answer-to-refused.ts";
import { performInThread } from "./thread-acts.ts";
import { previewOf } from "./preview.ts";
import { ThreadPage } from "./thread-page.tsx";

export const handle: PageHandle = { messages: ["safety"] };

/** Whoever takes part has now been shown what is new in it. */
export async function loader(args: Route.LoaderArgs) {
  const { request, params, context } = args;
  const now = Date.now();
  const id = params.public_id;
  const thread = await openThread(
    context.get(database),
    readerOf(context),
    id,
    feedOptions(context, now),
  );
  if (!thread) throw notFound("This post has ended");
  const { place, shopId, unseen, ...shown } = thread;
  if (shopId !== null) throw redirectDocument(localPath(context.get(language), menuPath(shopId)));
  const { person } = readerOf(context);
  const [preview, news, whys] = await Promise.all([
    previewOf(context, { ...shown, place }),
    newsFor(args),
    person && shown.isHidden
      ? explainHidden(context.get(database), person, { now, publicId: id })
      : undefined,
    person && unseen && !isPrefetch(request) && noteSeen(context.get(database), person, unseen),
  ]);
  return {
    ...shown,
    preview,
    news: news.count,
    whyHidden: showWhyHidden(context, whys?.get(id)),
    now,
    age: ageToAsk(context),
    sendKey: crypto.randomUUID(),
  };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orOfflinePage(withSafetyTexts(serverLoader()), url);
}

/** Does one of the operations of `thread-acts.ts`. What was refused comes back with what was typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  const fields = form.ok ? form.value : {};
  const outcome = form.ok
    ? await performInThread({ request, context }, params.public_id, fields)
    : form;
  if (!outcome && hasWords(fields)) {
    // What was typed is shown on the page that says so.
    return data(answerTo(fields, { of: "form", failure: "ended" }), { status: 404 });
  }
  if (!outcome) throw notFound("This post has ended");
  if (!outcome.ok) {
    const { refusal } = outcome;
    return data(answerToRefused(fields, refusal, refusalMessages(context)), {
      status: statusOf(refusal),
      headers: retryHeaders(refusal),
    });
  }
  const { leadsTo, isLeft, block = "" } = outcome.value;
  if (isPlainForm(request) || isLeft) throw redirect(leadsTo, 303);
  return answerTo({ ...fields, block });
}

/** If the network fails, the page stays as it is, with all that was typed. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const fields = textsOf(await request.clone().formData());
  try {
    await comeOfAge(fields);
    const answer = await answerWithin(PATIENCE_MS, serverAction());
    // A refusal changes nothing that is shown, unless the key was used before with other words.
    if (answer.problem && !isOfKey(answer.problem)) return data(answer, statusIn(answer));
    await noteDone(fields, params.public_id);
    return answer;
  } catch (thrown) {
    // A redirect: it was done.
    if (thrown instanceof Response) await noteDone(fields, params.public_id);
    const hasEnded = isRouteErrorResponse(thrown) && thrown.status === 404;
    if (hasEnded && !isOnCard(fields)) throw thrown;
    const failure = hasEnded ? "ended" : whyUnsent(thrown);
    return data(answerTo(fields, { of: "form", failure }), hasEnded ? 404 : 503);
  } finally {
    noteTapAnswered(`/nearby/posts/${params.public_id}`, new URLSearchParams(fields));
  }
}

async function noteDone({ operation }: Record<string, string>, thread: string): Promise<void> {
  if (operation === "comment") await forgetCommentDraft(thread);
  if (operation === "hide-post") await leaveOut(thread);
  if (operation === "unhide-post") await bringBack(thread);
  if (operation === "block") {
    forgetRemembered(FEED_PAGE);
    await forgetLastFeed();
    // The feed stays open, and what it shows is saved again.
    noteHidden(thread);
  }
  if (operation === "unblock") noteShown(thread);
}

function hasWords({ text = "" }: Record<string, string>): boolean {
  return text.trim() !== "";
}

function statusIn({ problem }: ThreadAnswer): number {
  return problem && "failure" in problem && problem.failure === "ended" ? 404 : 422;
}

/** Whether the problem belongs on a card. Thrown, it would replace the page around it. */
function isOnCard({ operation, isOpen }: Record<string, string>): boolean {
  return SHOWN_AT_ONCE.has(operation) || isOpen === "no";
}

/**
 * A reaction or a join shows by itself, and what is being typed stays; confirming one's age reloads, and so does an edit: where it
 * is refused, somebody may have answered.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { actionStatus, formData, defaultShouldRevalidate } = args;
  if (formData?.get("operation") === "edit") return actionStatus !== 404;
  const isSeen = formData
    ? SHOWN_AT_ONCE.has(formData.get("operation")) && !formData.has(AGE_FIELD)
    : closesViewer(args);
  return !isSeen && defaultShouldRevalidate;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Thread({ loaderData, actionData }: Route.ComponentProps) {
  const { thread } = useMessages("nearby");
  const { preview, news: _, ...opened } = loaderData;
  return (
    <>
      {/* Nothing of the post: a browser's history would keep it. */}
      <PageHead
        title={thread.title}
        shared={preview}
        path={`/nearby/posts/${opened.post.publicId}`}
        isPrivate
        noindex
      />
      <ThreadPage key={opened.post.publicId} {...opened} answer={actionData} />
    </>
  );
}

export { ThreadBoundary as ErrorBoundary };
