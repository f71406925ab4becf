import { data, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import { answerOrProblem } from "#app/device/answer-or-problem.ts";
import { orOfflinePage } from "#app/device/or-offline-page.ts";
import { withOutboxLock } from "#app/device/outbox/outbox.ts";
import { clearValues } from "#app/device/store.ts";
import { readTexts } from "#app/http/forms.ts";
import { retryHeaders } from "#app/http/replies.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { closesViewer } from "#app/routes/nearby/components/closes-viewer.ts";
import { banOf } from "#app/domain/people/people.ts";
import { refusalText } from "#app/routes/nearby/components/refusals.ts";
import { readerOf } from "#app/routes/nearby/server/neighbour.ts";
import { refusalMessages, statusOf } from "#app/routes/nearby/server/refusal-reply.ts";
import { pushKey } from "#app/http/notifications.ts";
import type { PageHandle } from "#app/ui/page-styles.ts";
import { withSafetyTexts } from "#app/ui/later-texts.ts";
import type { Route } from "./+types/mine";
import { performOnMine } from "./mine-acts.ts";
import { MinePage } from "./mine-page.tsx";
import { readOwn } from "./read-own.ts";

export const handle: PageHandle = { messages: ["safety"] };

const NOTHING = { posts: [], conversations: [], alert: null, checks: [], notices: [], blocks: [] };

/** Whoever opens it has now been shown what moderators have decided. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { person, ...reader } = readerOf(context);
  const now = Date.now();
  const about = { now, pushKey: pushKey(context) ?? null, done: url.searchParams.get("done") };
  if (!person) return { ...NOTHING, ban: null, isKnown: false, news: 0, ...about };
  const own = await readOwn(args, { ...reader, person }, now);
  const ban = banOf(person, now) ?? null;
  return { ...own, ban, isKnown: true, ...about };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orOfflinePage(withSafetyTexts(serverLoader()), url);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  const outcome = form.ok ? await performOnMine({ request, context }, form.value) : form;
  if (!outcome.ok) {
    const { refusal } = outcome;
    const operation = form.ok ? form.value["operation"] : undefined;
    const reply = { problem: refusalText(refusal, refusalMessages(context)), operation };
    return data(reply, { status: statusOf(refusal), headers: retryHeaders(refusal) });
  }
  const { code, leadsTo, headers } = outcome.value;
  // As a document, so that nothing of the former neighbour stays on the page.
  if (leadsTo !== undefined) throw redirectDocument(leadsTo, { status: 303, headers });
  return { code };
}

/** If the network fails, the page stays as it is. Deleting one's data also empties this device. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { operation } = textsOf(await request.clone().formData());
  try {
    return await answerOrProblem(serverAction(), { operation });
  } catch (thrown) {
    // Not every browser obeys Clear-Site-Data, and a waiting post would make them a neighbour again.
    if (operation === "delete-data" && thrown instanceof Response)
      await withOutboxLock(clearValues).catch(() => undefined);
    throw thrown;
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !closesViewer(args) && args.defaultShouldRevalidate;
}

export default function Mine({ loaderData, actionData }: Route.ComponentProps) {
  return <MinePage {...loaderData} answer={actionData} />;
}
