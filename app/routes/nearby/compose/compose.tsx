import { data, redirect } from "react-router";
import { readPlaces } from "#app/http/places.ts";
import { retryHeaders, statusOf } from "#app/http/replies.ts";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, isUnreachable } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/compose";
import { ComposePage } from "./compose-page.tsx";
import { problemOf } from "#app/routes/nearby/problem.ts";
import { receivePost } from "./receive-post.ts";
import { recall, useRemembered } from "#app/routes/nearby/recall.ts";
import { ageToAsk } from "#app/routes/nearby/writing.ts";

const PAGE = "compose";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const [place] = await readPlaces(request);
  // A post is written from a place.
  if (!place) throw redirect("/nearby/place");
  const { searchParams: asked } = url;
  return {
    place,
    kind: asked.get("kind"),
    text: asked.get("text") ?? "",
    isShared: asked.has("shared"),
    edit: asked.get("edit"),
    age: ageToAsk(context),
    sendKey: crypto.randomUUID(),
  };
}

/** As the loader; without a network a post can be written all the same, from the place that was read last. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await answerWithin(PATIENCE_MS, serverLoader());
  } catch (error) {
    const last = recall(PAGE)?.value as Awaited<ReturnType<typeof serverLoader>> | undefined;
    if (!last || !isUnreachable(error)) throw error;
    const [kind, edit] = [url.searchParams.get("kind"), url.searchParams.get("edit")];
    return { ...last, kind, edit, text: "", isShared: false, sendKey: crypto.randomUUID() };
  }
}

/** Publishes a post. What was refused comes back with all that was typed; files cannot be put back into a form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { outcome, typed } = await receivePost({ request, context });
  if (outcome.ok) throw redirect("/nearby?posted", 303);
  const { refusal } = outcome;
  return data(
    { problem: problemOf(refusal), typed },
    { status: statusOf(refusal), headers: retryHeaders(refusal) },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta() {
  return pageMeta({ title: "Post something", noindex: true });
}

export default function Compose({ loaderData, actionData }: Route.ComponentProps) {
  useRemembered(PAGE, loaderData);
  return <ComposePage {...loaderData} answer={actionData} />;
}
