import { data, redirectDocument } from "react-router";
import { listBlocks } from "#app/domain/people/blocks.ts";
import { listOwnPosts } from "#app/domain/posts/own-posts.ts";
import { listNotices } from "#app/domain/reports/notices.ts";
import { database } from "#app/http/context.ts";
import { readTexts } from "#app/http/forms.ts";
import { pushKey } from "#app/http/push.ts";
import { retryHeaders, statusOf } from "#app/http/replies.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { orOfflinePage } from "#app/routes/nearby/phone/or-offline-page.ts";
import type { Route } from "./+types/mine";
import { performOnMine } from "./mine-acts.ts";
import { MinePage } from "./mine-page.tsx";
import { readerOf } from "#app/routes/nearby/reader.ts";
import { refusalWords } from "#app/routes/nearby/refusal-words.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { person, secret } = readerOf(context);
  const now = Date.now();
  const about = { now, pushKey: pushKey() ?? null, done: url.searchParams.get("done") };
  if (!person) return { posts: [], notices: [], blocks: [], isKnown: false, ...about };
  const db = context.get(database);
  const [posts, notices, blocks] = await Promise.all([
    listOwnPosts(db, { person, secret }, { now }),
    listNotices(db, person, { now }),
    listBlocks(db, person),
  ]);
  return { posts, notices, blocks, isKnown: true, ...about };
}

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return orOfflinePage(serverLoader(), url);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readTexts(request);
  const outcome = form.ok ? await performOnMine({ request, context }, form.value) : form;
  if (!outcome.ok) {
    const { refusal } = outcome;
    const of = form.ok && form.value["operation"] === "use-code" ? "code" : "form";
    const reply = { problem: { of, words: refusalWords(refusal) } };
    return data(reply, { status: statusOf(refusal), headers: retryHeaders(refusal) });
  }
  const { code, leadsTo, headers } = outcome.value;
  // As a document: whoever this browser is now, nothing of who it was stays on the page.
  if (leadsTo !== undefined) throw redirectDocument(leadsTo, { status: 303, headers });
  return { code };
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
