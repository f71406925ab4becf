import { useEffect } from "react";
import { Link } from "react-router";
import { storeLastFeed } from "#app/device/feed/last-feed.ts";
import { useNow } from "#app/device/use-now.ts";
import { REACHES } from "#app/domain/places/cover.ts";
import type { Label } from "#app/domain/places/map-labels.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { FeedPage as Page } from "#app/domain/posts/feed.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { moveFocus } from "#app/routes/nearby/components/move-focus.ts";
import { NoNetwork } from "#app/routes/nearby/components/no-network.tsx";
import { PostCard } from "#app/routes/nearby/components/post-card.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { TakenOverLater } from "#app/ui/taken-over-later.tsx";
import { PlansBeside, ShopsBeside } from "./beside.tsx";
import { CornerMap } from "./corner-map.tsx";
import { asksForFirst, EmptyFeed } from "./empty-feed.tsx";
import { ComposeBar, FeedHead, Visiting } from "./feed-head.tsx";
import { Kinds, Reaches } from "./filters.tsx";
import { FreshPosts } from "./fresh-posts.tsx";
import { InviteNeighbours } from "./invite-neighbours.tsx";
import { JustGone } from "./just-gone.tsx";
import type { ShownShop } from "./read-corner.ts";
import { ShopsStrip } from "./shops-strip.tsx";
import type { Waiting } from "./settle-alert.ts";
import { TellMe } from "./tell-me.tsx";
import { useOlderPosts } from "./use-older-posts.ts";
import { feedPath, type Look } from "./view.ts";

const [NEAREST] = REACHES;

interface FeedPageProps {
  corner: {
    place: Place;
    shops: ShownShop[];
    /** The names on the map; undefined where none is drawn. */
    labels: Label[] | undefined;
  };
  look: Look;
  /** Whether somebody has chosen how far to look; else it is as far as it takes to show some posts. */
  isChosen: boolean;
  page: Page;
  now: number;
  /** Whether this is not the first page. */
  isOlder: boolean;
  /** Whether this is what was read earlier, for want of a network. */
  isRecalled: boolean;
  /** The wish to be told of the next post here. */
  waiting: Waiting;
  /** How much is new for its reader. */
  news: number;
}

/**
 * The posts around a place, newest first, or its plans in the order in which they begin; with what else is there: above
 * them on phones, beside them on wide screens.
 */
export function FeedPage(props: FeedPageProps) {
  const { corner, look, isChosen, now: serverNow, isOlder, isRecalled, waiting } = props;
  const { place, shops, labels } = corner;
  const now = useNow(serverNow);
  const older = useOlderPosts(props.page, look);
  const live = older.posts.filter(({ endsAt }) => endsAt > now);
  const plans = live
    .filter(({ kind }) => kind === "plan")
    .toSorted((one, other) => (one.startsAt ?? 0) - (other.startsAt ?? 0));
  const isEmpty = live.length === 0 && older.older === null;
  return (
    <div className={isEmpty && asksForFirst(look) ? "feed nobody-yet" : "feed"}>
      <TakenOverLater id="rail">
        <FeedRail look={look} isChosen={isChosen} />
      </TakenOverLater>
      <div className="feed-main">
        <FeedHead place={place} count={useCount(props, live, older.older)} news={props.news} />
        {labels && (
          <TakenOverLater id="map">
            <CornerMap place={place} labels={labels} look={look} />
          </TakenOverLater>
        )}
        {look.at === undefined ? <ComposeBar /> : <Visiting place={place} />}
        {shops.length > 0 && (
          <TakenOverLater id="shops">
            <ShopsStrip shops={shops} now={now} />
          </TakenOverLater>
        )}
        <TakenOverLater id="filters">
          <div className="narrow" id="filters">
            {!labels && <Reaches look={look} />}
            <Kinds look={look} isChosen={isChosen} />
          </div>
        </TakenOverLater>
        <Posts {...props} {...older} live={live} now={now} />
        <TakenOverLater id="first-steps">
          <FirstSteps {...{ place, look, waiting, isRecalled }} />
        </TakenOverLater>
      </div>
      {!isOlder && (
        <TakenOverLater id="beside">
          <aside className={labels ? "beside below-map" : "beside"} id="beside">
            <ShopsBeside shops={shops} now={now} />
            <PlansBeside plans={plans} now={now} look={look} />
          </aside>
        </TakenOverLater>
      )}
    </div>
  );
}

type FirstStepsProps = Pick<FeedPageProps, "look" | "waiting" | "isRecalled"> & { place: Place };

/** What brings neighbours here, and oneself back. */
function FirstSteps({ place, look, waiting, isRecalled }: FirstStepsProps) {
  return (
    <div className="card first-steps" id="first-steps">
      <InviteNeighbours place={place} />
      {look.at === undefined && <TellMe isWaiting={waiting.isWaiting} isRecalled={isRecalled} />}
    </div>
  );
}

/** How many neighbours' posts there are, in words, if the first page says so. */
function useCount(
  { look, isOlder, isRecalled }: FeedPageProps,
  live: ShownPost[],
  older: string | null,
): string | undefined {
  const { feed } = useMessages("nearby");
  if (look.kind !== undefined || isOlder || isRecalled) return undefined;
  const count = { posts: live.filter(({ board }) => !board).length, km: look.reach };
  if (older !== null) return count.posts === 0 ? undefined : feed.countAtLeast(count);
  return count.posts === 0 ? feed.nobodyYet(count) : feed.count(count);
}

/** Where to look and for what, beside the feed on wide screens. */
function FeedRail({ look, isChosen }: Pick<FeedPageProps, "look" | "isChosen">) {
  const { feed } = useMessages("nearby");
  return (
    <div className="feed-rail" id="rail">
      <h2>{feed.howFar}</h2>
      <Reaches look={look} />
      <h2>{feed.what}</h2>
      <Kinds look={look} isChosen={isChosen} />
      <p>{feed.promise}</p>
    </div>
  );
}

interface PostsProps extends Omit<FeedPageProps, "corner">, ReturnType<typeof useOlderPosts> {
  /** Those that have not ended yet. */
  live: ShownPost[];
}

/** The posts themselves. */
function Posts({ look, isChosen, page, now, isOlder, isRecalled, waiting, ...rest }: PostsProps) {
  const { posts, live, older, firstNew } = rest;
  const { feed } = useMessages("nearby");
  useEffect(() => {
    // The link that was tapped may be gone.
    if (firstNew !== undefined) moveFocus(document.getElementById(firstNew));
  }, [firstNew]);
  useEffect(() => {
    // Saved for reading offline: all kinds, from the newest on, around one's own place.
    const isWhole = look.kind === undefined && look.at === undefined && !isOlder;
    if (isWhole && !isRecalled) void storeLastFeed(posts, { now: Date.now() });
  }, [posts, look.kind, look.at, isOlder, isRecalled]);
  const ways = useWays(look);
  return (
    <>
      {isRecalled && <NoNetwork>{feed.lastSeen}</NoNetwork>}
      {isOlder ? (
        <p>
          <Link to={feedPath(look)}>{ways.toFirst}</Link>
        </p>
      ) : (
        <FreshPosts look={look} since={page.newest} />
      )}
      {live.length === 0 && older === null && <EmptyFeed look={look} />}
      {!isChosen && live.length > 0 && look.reach > NEAREST && (
        <p className="widened">{feed.widened({ km: look.reach })}</p>
      )}
      <SinceAsked waiting={waiting} />
      <JustGone />
      <div className="posts">
        {live.map((post) => (
          <TakenOverLater key={post.publicId} id={post.publicId}>
            <PostCard post={post} now={now} />
          </TakenOverLater>
        ))}
      </div>
      <OlderPosts look={look} {...rest} />
    </>
  );
}

type OlderPostsProps = Pick<PostsProps, "look" | "older" | "loadOlder" | "isLoading" | "problem">;

function OlderPosts({ look, older, loadOlder, isLoading, problem }: OlderPostsProps) {
  const { feed } = useMessages("nearby");
  const ways = useWays(look);
  return (
    <>
      {older !== null && (
        <Link
          className="button older"
          to={feedPath(look, older)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            void loadOlder();
          }}
          aria-disabled={isLoading}
        >
          {isLoading ? feed.loading : ways.onward}
        </Link>
      )}
      <p className="alert" role="alert">
        {problem}
      </p>
    </>
  );
}

function SinceAsked({ waiting: { postsSince } }: { waiting: Waiting }) {
  const { tellMe } = useMessages("nearby");
  if (postsSince === 0) return null;
  return <p className="notice since-asked">{tellMe.since({ posts: postsSince })}</p>;
}

/** What the links between pages say: plans stand in the order in which they begin. */
function useWays({ kind }: Look) {
  const { feed } = useMessages("nearby");
  return kind === "plan"
    ? { toFirst: feed.toSoonest, onward: feed.later }
    : { toFirst: feed.toNewest, onward: feed.older };
}
