import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { useKnownWriter } from "#app/device/known-writer.ts";
import { recall, useRemembered } from "#app/device/recall.ts";
import { closesViewer } from "#app/routes/nearby/components/closes-viewer.ts";
import { cornerPath } from "#app/domain/places/corner-link.ts";
import type { Place } from "#app/domain/places/place.ts";
import { retryHeaders } from "#app/http/replies.ts";
import { LastPosts } from "#app/routes/nearby/components/last-posts.tsx";
import { NoNetwork } from "#app/routes/nearby/components/no-network.tsx";
import { SHOWN_AT_ONCE } from "#app/routes/nearby/components/thread-answer.ts";
import { FEED_PAGE, FEED_PATH, usePathHere } from "#app/routes/nearby/components/use-feed-path.ts";
import { ChoosePlaceLater, loadChooser } from "#app/routes/nearby/place/choose-place-later.tsx";
import { newsFor } from "#app/routes/nearby/server/news.ts";
import {
  guessPlace,
  namedPlace,
  readPlaces,
  rememberPlace,
} from "#app/routes/nearby/server/places.ts";
import { lookFrom } from "#app/routes/nearby/server/squares.ts";
import { language } from "#app/http/context.ts";
import { showOwnBoard } from "#app/http/feed-options.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, isNoAnswer } from "#app/ui/unreachable.ts";
import type { Route } from "./+types/feed";
import { FeedPage } from "./feed-page.tsx";
import { readFeed, readFeedAround, widenFor } from "./read-feed.ts";
import { readCorner } from "./read-corner.ts";
import { settleAlert } from "./settle-alert.ts";
import { TooManySquares } from "./too-many-squares.tsx";
import { cornerIn, saysReach, viewOf } from "./view.ts";

export const middleware: Route.MiddlewareFunction[] = [showOwnBoard];

interface FeedRead {
  chooser?: { places: Place[]; guess: Place | null } | undefined;
  feed?: Awaited<ReturnType<typeof readFeedPage>> | undefined;
}

const NOTHING = {
  chooser: undefined,
  feed: undefined,
  full: undefined,
  shared: undefined,
  news: 0,
};

/**
 * The feed around somebody or around the corner that a link names, which becomes theirs if they have none yet; the ways
 * to choose a place where there is neither. A 429 for one square too many. Whoever has no place is not led to another
 * address: programs that look at links keep no cookies.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, url, context } = args;
  const places = await readPlaces(request);
  const [own] = places;
  const corner = cornerIn(url.searchParams);
  const place = corner === undefined ? own : await namedPlace(context, places, corner);
  if (!place) {
    return { news: (await newsFor(args)).count, chooser: { places, guess: guessPlace(context) } };
  }
  const admitted = await lookFrom(args, place.tile);
  if (!admitted.ok) {
    const { retryAfter } = admitted.refusal;
    const full = { retryAfter, isVisit: own !== undefined && own.tile !== place.tile };
    return data(
      { news: (await newsFor(args)).count, full },
      { status: 429, headers: retryHeaders(admitted.refusal) },
    );
  }
  if (corner !== undefined && own?.tile === place.tile) throw redirect("/nearby");
  const feed = await readFeedPage(args, { own: own ?? place, place });
  const news = (await newsFor(args)).count;
  if (own) return { news, feed };
  const shared = sharedCorner(context, place);
  return data({ news, feed, shared }, { headers: await rememberPlace(request, place) });
}

/** What a link to a corner says in a chat. */
function sharedCorner(context: Route.LoaderArgs["context"], { name }: Place) {
  const { feed } = messagesIn(context.get(language), "nearby");
  const title = name === "" ? feed.title : feed.sharedTitle({ place: name });
  return { title, description: feed.description };
}

interface Places {
  own: Place | undefined;
  /** What the feed is around. */
  place: Place;
}

async function readFeedPage(args: Route.LoaderArgs, { own, place }: Places) {
  const { url, context } = args;
  const view = viewOf(place.tile, url.searchParams);
  const [before, now] = [url.searchParams.get("before"), Date.now()];
  const isOlder = before !== null;
  const isChosen = isOlder || saysReach(url.searchParams);
  const [read, { shops, labels }, { alert }] = await Promise.all([
    isChosen
      ? { ...(await readFeed(context, view, { before, now })), reach: view.reach }
      : readFeedAround(context, view, now),
    isOlder ? { shops: [], labels: undefined } : readCorner(context, place, now),
    newsFor(args),
  ]);
  const isAround = !isChosen && view.kind === undefined;
  const shown = isAround ? await widenFor(alert, context, { view, page: read, now }) : read;
  const { reach, ...page } = shown;
  const look = { at: place === own ? undefined : place.tile, reach, kind: view.kind };
  const corner = { own, place, labels, shops };
  const posts = isAround ? page.posts : undefined;
  const seen = { alert, tile: place.tile, posts };
  const waiting = await settleAlert(args, seen, now);
  return { corner, look, isChosen, page, now, isOlder, isRecalled: false, waiting };
}

/** Without a network the feed stands as it was last read, without what has ended since. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    const answer = await answerWithin(PATIENCE_MS, serverLoader());
    if ("chooser" in answer && answer.chooser) await loadChooser();
    return answer;
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const last = recall(FEED_PAGE);
    const { chooser, feed }: FeedRead = last?.value ?? {};
    if (!last || !feed) return { chooser, feed: undefined };
    return { feed: { ...feed, now: feed.now + last.age, isRecalled: true } };
  }
}

/** What is done on a card shows by itself; loading the feed again would move what is being read. */
function isSeenAtOnce(form: FormData): boolean {
  return SHOWN_AT_ONCE.has(form.get("operation")) || form.get("isOpen") === "no";
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { formData, defaultShouldRevalidate } = args;
  const isSeen = formData ? isSeenAtOnce(formData) : closesViewer(args);
  return !isSeen && defaultShouldRevalidate;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Feed({ loaderData }: Route.ComponentProps) {
  const { chooser, feed, full, shared, news } = { ...NOTHING, ...loaderData };
  const { title, description } = useMessages("nearby").feed;
  useRemembered(FEED_PAGE, loaderData);
  useRemembered(FEED_PATH, usePathHere());
  // Without a network nothing is known of the place.
  useKnownWriter(chooser ? null : feed?.isRecalled ? undefined : feed?.corner.own);
  return (
    <>
      <PageHead
        {...{ title, description, shared }}
        path={shared && feed ? cornerPath(feed.corner.place.tile) : "/nearby"}
        isPrivate
      />
      {full ? <TooManySquares {...full} /> : <Shown chooser={chooser} feed={feed} news={news} />}
    </>
  );
}

function Shown({ chooser, feed, news }: FeedRead & { news: number }) {
  if (chooser) return <ChoosePlaceLater {...chooser} />;
  return feed ? <FeedPage {...feed} news={news} /> : <NoFeed />;
}

function NoFeed() {
  const { feed } = useMessages("nearby");
  return (
    <>
      <h1>{feed.title}</h1>
      <NoNetwork>{feed.noNetwork}</NoNetwork>
      <LastPosts />
    </>
  );
}
