import { data, isRouteErrorResponse, redirect, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { orOfflinePage } from "#app/device/or-offline-page.ts";
import { appealableUntil, fileAppeal, whyNotAppealable } from "#app/domain/appeals/file-appeal.ts";
import { AppealedInput, AppealWordsInput } from "#app/domain/appeals/input.ts";
import { invalidAt } from "#app/domain/outcome.ts";
import { problemOf } from "#app/domain/problem.ts";
import { findNotice } from "#app/domain/reports/notices.ts";
import { INDIA } from "#app/domain/shops/local-time.ts";
import { database, language } from "#app/http/context.ts";
import { readTexts } from "#app/http/forms.ts";
import { notFound, retryHeaders } from "#app/http/replies.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { longDate } from "#app/messages/long-date.ts";
import { refusalText, type WritingRefusal } from "#app/routes/nearby/components/refusals.ts";
import { countAct } from "#app/routes/nearby/server/admission.ts";
import { neighbour } from "#app/routes/nearby/server/neighbour.ts";
import { refusalMessages, statusOf } from "#app/routes/nearby/server/refusal-reply.ts";
import { showNotice } from "#app/routes/nearby/server/shown-notices.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, whyUnsent } from "#app/ui/unreachable.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { withSafetyTexts } from "#app/ui/later-texts.ts";
import type { Route } from "./+types/appeal";
import { AppealBoundary } from "./appeal-boundary.tsx";
import { AppealPage } from "./appeal-page.tsx";

export const handle: PageHandle = { messages: ["safety"] };

type Context = Readonly<RouterContextProvider>;

/** The decision that the address names, if it is about something of whoever asks. Throws a 404 otherwise. */
async function ownDecision(context: Context, { searchParams }: URL, now: number) {
  const { person } = context.get(neighbour);
  const appealed = v.safeParse(AppealedInput, Object.fromEntries(searchParams));
  const notice =
    person && appealed.success
      ? await findNotice(context.get(database), person, appealed.output, { now })
      : undefined;
  if (!person || !appealed.success || !notice) throw notFound("There is no such decision");
  return { person, appealed: appealed.output, notice };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const now = Date.now();
  const { notice } = await ownDecision(context, url, now);
  return {
    notice: showNotice(context, notice, now),
    text: notice.text,
    refused: whyNotAppealable(notice, now)?.reason ?? null,
    until: longDate(appealableUntil(notice), context.get(language), INDIA),
  };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orOfflinePage(withSafetyTexts(serverLoader()), url);
}

/** Keeps what somebody says for themselves. What was refused comes back with their words. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { person, appealed } = await ownDecision(context, url, Date.now());
  const form = await readTexts(request);
  if (!form.ok) return refuse(context, form.refusal, "");
  const typed = form.value["words"] ?? "";
  const words = v.safeParse(AppealWordsInput, typed);
  if (!words.success)
    return refuse(context, invalidAt("words", problemOf(words.issues[0])).refusal, typed);
  const counted = await countAct("report", { request, context });
  if (!counted.ok) return refuse(context, counted.refusal, typed);
  const asked = { ...appealed, words: words.output };
  const filed = await fileAppeal(context.get(database), person, asked, { now: Date.now() });
  if (!filed) throw notFound("There is no such decision");
  if (!filed.ok) return data({ refused: filed.refusal.reason, typed }, { status: 409 });
  throw redirect("/nearby/mine?done=appealed", 303);
}

function refuse(context: Context, refusal: WritingRefusal, typed: string) {
  return data(
    { problem: refusalText(refusal, refusalMessages(context)), typed },
    { status: statusOf(refusal), headers: retryHeaders(refusal) },
  );
}

/** If the network fails, the form stays as it is, with all that was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { words = "" } = textsOf(await request.clone().formData());
  try {
    return await answerWithin(PATIENCE_MS, serverAction());
  } catch (thrown) {
    if (isRouteErrorResponse(thrown) && thrown.status === 404) throw thrown;
    return data({ unsent: whyUnsent(thrown), typed: words }, 503);
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Appeal({ loaderData, actionData }: Route.ComponentProps) {
  return <AppealPage {...loaderData} answer={actionData} />;
}

export { AppealBoundary as ErrorBoundary };
