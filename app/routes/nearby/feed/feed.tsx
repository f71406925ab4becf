import type { ShouldRevalidateFunctionArgs } from "react-router";
import { edgeGuess } from "#app/http/context.ts";
import { readPlaces } from "#app/http/places.ts";
import { useKnownWriter } from "#app/routes/nearby/compose/known-writer.ts";
import { ChoosePlace } from "#app/routes/nearby/place/choose-place.tsx";
import { recall, useRemembered } from "#app/routes/nearby/recall.ts";
import { Recalled } from "#app/routes/nearby/recalled.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, isNoAnswer } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/feed";
import { FeedPage } from "./feed-page.tsx";
import { LastPosts } from "./last-posts.tsx";
import { readFeed } from "./read-feed.ts";
import { FEED_PATH, usePathHere } from "./use-feed-path.ts";
import { viewOf } from "./view.ts";

const PAGE = "feed";

/** What the page has read: either, or nothing where there is no network. */
type FeedRead = Partial<Awaited<ReturnType<typeof loader>>>;

/** What is around somebody; where their place is not known, the ways to say it. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const places = await readPlaces(request);
  const [place] = places;
  if (!place) return { chooser: { places, guess: context.get(edgeGuess) ?? null } };
  const view = viewOf(place, url.searchParams);
  const [before, now] = [url.searchParams.get("before"), Date.now()];
  const page = await readFeed(context, view, { before, now });
  const look = { reach: view.reach, kind: view.kind };
  return {
    feed: { place, look, page, now, isOlder: before !== null, isRecalled: false },
  };
}

/** As the loader; without a network the feed stands as it was seen last, and what has ended since is left out. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await answerWithin(PATIENCE_MS, serverLoader());
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const last = recall(PAGE);
    const { chooser, feed } = (last?.value ?? {}) as FeedRead;
    if (!last || !feed) return { chooser, feed: undefined };
    return { feed: { ...feed, now: feed.now + last.age, isRecalled: true } };
  }
}

/** What shows by itself: reading the feed anew would move what is being read. */
const SEEN_AT_ONCE = new Set<unknown>(["react", "hide-post"]);

export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return !SEEN_AT_ONCE.has(formData?.get("operation")) && defaultShouldRevalidate;
}

export function meta() {
  return pageMeta({
    title: "Around you",
    description: "What is going on within a short walk: updates, help and plans of neighbours.",
    path: "/nearby",
  });
}

export default function Feed({ loaderData }: Route.ComponentProps) {
  const { chooser, feed } = loaderData;
  useRemembered(PAGE, loaderData);
  useRemembered(FEED_PATH, usePathHere());
  // Where there is no network, nothing is said of a place.
  useKnownWriter(chooser ? null : feed?.isRecalled ? undefined : feed?.place);
  if (chooser) return <ChoosePlace {...chooser} />;
  return feed ? <FeedPage {...feed} /> : <NoFeed />;
}

function NoFeed() {
  return (
    <>
      <h1>Around you</h1>
      <Recalled>There is no network just now.</Recalled>
      <LastPosts />
    </>
  );
}
