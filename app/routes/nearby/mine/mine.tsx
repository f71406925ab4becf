import { data, redirectDocument } from "react-router";
import { listBlocks } from "#app/domain/people/blocks.ts";
import { listOwnPosts } from "#app/domain/posts/own-posts.ts";
import { listNotices } from "#app/domain/reports/notices.ts";
import { database } from "#app/http/context.ts";
import { readTexts } from "#app/http/forms.ts";
import { pushKey } from "#app/http/push.ts";
import { retryHeaders, statusOf } from "#app/http/replies.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { answerOrProblem } from "#app/routes/nearby/answer-or-problem.ts";
import { forgetAll } from "#app/routes/nearby/device-store.ts";
import { alone } from "#app/routes/nearby/outbox/outbox.ts";
import { orOfflinePage } from "#app/routes/nearby/phone/or-offline-page.ts";
import { readerOf } from "#app/routes/nearby/reader.ts";
import { refusalWords } from "#app/routes/nearby/refusal-words.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/mine";
import { performOnMine } from "./mine-acts.ts";
import { MinePage } from "./mine-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { person, secret } = readerOf(context);
  const now = Date.now();
  const about = { now, pushKey: pushKey() ?? null, done: url.searchParams.get("done") };
  if (!person) {
    return { posts: [], notices: [], banReason: null, blocks: [], isKnown: false, ...about };
  }
  const db = context.get(database);
  const [posts, notices, blocks] = await Promise.all([
    listOwnPosts(db, { person, secret }, { now }),
    listNotices(db, person, { now }),
    listBlocks(db, person),
  ]);
  const { banReason } = person;
  return { posts, notices, banReason, blocks, isKnown: true, ...about };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orOfflinePage(serverLoader(), url);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  const outcome = form.ok ? await performOnMine({ request, context }, form.value) : form;
  if (!outcome.ok) {
    const { refusal } = outcome;
    const operation = form.ok ? form.value["operation"] : undefined;
    const reply = { problem: refusalWords(refusal), operation };
    return data(reply, { status: statusOf(refusal), headers: retryHeaders(refusal) });
  }
  const { code, leadsTo, headers } = outcome.value;
  // As a document: whoever this browser is now, nothing of who it was stays on the page.
  if (leadsTo !== undefined) throw redirectDocument(leadsTo, { status: 303, headers });
  return { code };
}

/** As the action; a network that fails leaves the page as it is. Who deletes their data keeps nothing here either. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { operation } = textsOf(await request.clone().formData());
  try {
    return await answerOrProblem(serverAction(), { operation });
  } catch (thrown) {
    // Not every browser obeys Clear-Site-Data, and what waits to be sent would make them a neighbour anew.
    if (operation === "delete-data" && thrown instanceof Response)
      await alone(forgetAll).catch(() => undefined);
    throw thrown;
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta() {
  return pageMeta({ title: "Mine", noindex: true });
}

export default function Mine({ loaderData, actionData }: Route.ComponentProps) {
  return <MinePage {...loaderData} answer={actionData} />;
}
