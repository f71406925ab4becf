import { invalidAt } from "#app/domain/outcome.ts";
import { problemOf } from "#app/domain/problem.ts";
import { data, isRouteErrorResponse, redirect } from "react-router";
import * as v from "valibot";
import { orOfflinePage } from "#app/device/or-offline-page.ts";
import { openThread, type OpenedThread } from "#app/domain/posts/thread.ts";
import { fileReport } from "#app/domain/reports/file-report.ts";
import { ReportInput } from "#app/domain/reports/input.ts";
import { database, requestId, stores } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import { readTexts } from "#app/http/forms.ts";
import { logError } from "#app/http/log.ts";
import { notFound, retryHeaders } from "#app/http/replies.ts";
import { areaCountsOf, reportCountsOf } from "#app/http/report-counts.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { reportPath } from "#app/routes/nearby/components/more.tsx";
import { refusalText, type WritingRefusal } from "#app/routes/nearby/components/refusals.ts";
import { ThreadBoundary } from "#app/routes/nearby/components/thread-boundary.tsx";
import { admitToAct } from "#app/routes/nearby/server/admission.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";
import { refusalMessages, statusOf } from "#app/routes/nearby/server/refusal-reply.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, whyUnsent } from "#app/ui/unreachable.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { withSafetyTexts } from "#app/ui/later-texts.ts";
import type { Route } from "./+types/report";
import { ReportPage, type Reported } from "./report-page.tsx";
import { ReportThanks } from "./report-thanks.tsx";

export const handle: PageHandle = { messages: ["safety"] };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const thread = params.public_id;
  const of = url.searchParams.get("of") ?? "post";
  const sent = url.searchParams.get("sent");
  const opened = await openThread(
    context.get(database),
    readerOf(context),
    thread,
    feedOptions(context, Date.now()),
  );
  const reported = opened && reportedIn(opened, of);
  // What was just reported may be hidden by now.
  if (!reported && sent === null) throw notFound("This post has ended");
  return { thread, of, sent, reported };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orOfflinePage(withSafetyTexts(serverLoader()), url);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  if (!form.ok) return refuse(context, form.refusal, {});
  const report = v.safeParse(ReportInput, form.value);
  if (!report.success) {
    const { refusal } = invalidAt("words", problemOf(report.issues[0]));
    return refuse(context, refusal, form.value);
  }
  const now = Date.now();
  const reporter = await admitToAct({ request, context }, "report");
  const of = { ...report.output, thread: params.public_id };
  const filed = reporter.ok
    ? await fileReport(context.get(stores), reporter.value, of, {
        now,
        address: reportCountsOf(request, of, now),
        areaOf: areaCountsOf(request, now),
      })
    : reporter;
  if (!filed) throw notFound("This post has ended");
  if (!filed.ok) return refuse(context, filed.refusal, form.value);
  const { evidenceError } = filed.value;
  if (evidenceError !== undefined)
    logError(evidenceError, { requestId: context.get(requestId), at: "evidence" });
  throw redirect(`${reportPath(of.thread, of.of)}&sent=${of.reason}`, 303);
}

/** The form comes back with what was typed into its own fields, and nothing else. */
function refuse(
  context: Route.ActionArgs["context"],
  refusal: WritingRefusal,
  { reason = "", words = "" }: Record<string, string>,
) {
  return data(
    { problem: refusalText(refusal, refusalMessages(context)), typed: { reason, words } },
    { status: statusOf(refusal), headers: retryHeaders(refusal) },
  );
}

/** If the network fails, the form stays as it is, with all that was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { reason = "", words = "" } = textsOf(await request.clone().formData());
  try {
    return await answerWithin(PATIENCE_MS, serverAction());
  } catch (thrown) {
    if (isRouteErrorResponse(thrown) && thrown.status === 404) throw thrown;
    return data({ unsent: whyUnsent(thrown), typed: { reason, words } }, 503);
  }
}

function reportedIn({ post, comments, shopId }: OpenedThread, of: string): Reported | undefined {
  const isBoard = shopId !== null;
  const { isFlagged, isMine } = post;
  if (of === "post") return { what: "post", text: post.text, isFlagged, isMine, isBoard };
  const photo = post.photos.find(({ number }) => of === `photo-${number}`);
  if (photo) return { what: "photo", text: "", isFlagged: false, isMine, isBoard };
  const comment = comments.find(({ publicId }) => publicId === of);
  if (!comment) return undefined;
  return {
    what: "comment",
    text: comment.text,
    isFlagged: comment.isFlagged,
    isMine: comment.isMine,
    isBoard,
  };
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, of, sent, reported } = loaderData;
  if (sent !== null) {
    const isChildSafety = sent === "child-safety";
    return (
      <ReportThanks
        {...{ thread, of, isChildSafety }}
        seen={reported?.what ?? null}
        isFlagged={reported?.isFlagged ?? false}
        isBoard={reported?.isBoard}
      />
    );
  }
  return reported && <ReportPage {...{ thread, of, reported, answer: actionData }} />;
}

export { ThreadBoundary as ErrorBoundary };
