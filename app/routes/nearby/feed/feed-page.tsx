import { useEffect } from "react";
import { Link } from "react-router";
import { storeLastFeed } from "#app/device/feed/last-feed.ts";
import { useNow } from "#app/device/use-now.ts";
import { REACHES } from "#app/domain/places/cover.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { FeedPage as Page } from "#app/domain/posts/feed.ts";
import { KINDS } from "#app/domain/posts/limits.ts";
import { moveFocus } from "#app/routes/nearby/components/move-focus.ts";
import { NoNetwork } from "#app/routes/nearby/components/no-network.tsx";
import { PostCard } from "#app/routes/nearby/components/post-card.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { EmptyFeed } from "./empty-feed.tsx";
import { FreshPosts } from "./fresh-posts.tsx";
import type { ShownShop } from "./read-shops.ts";
import { ShopsStrip } from "./shops-strip.tsx";
import { InviteNeighbours } from "./invite-neighbours.tsx";
import { JustGone } from "./just-gone.tsx";
import { useOlderPosts } from "./use-older-posts.ts";
import { feedPath, type Look } from "./view.ts";

const [NEAREST] = REACHES;

interface FeedPageProps {
  place: Place;
  look: Look;
  /** Whether somebody has chosen how far to look; else it is as far as it takes to show some posts. */
  isChosen: boolean;
  page: Page;
  shops: ShownShop[];
  now: number;
  /** Whether this is not the first page. */
  isOlder: boolean;
  /** Whether this is what was read earlier, for want of a network. */
  isRecalled: boolean;
}

/** The posts around a place, newest first, with filters. */
export function FeedPage(props: FeedPageProps) {
  const { place, look, isChosen, page, shops, now: serverNow, isOlder, isRecalled } = props;
  const { feed } = useMessages("nearby");
  const now = useNow(serverNow);
  const { posts, older, loadOlder, firstNew, isLoading, problem } = useOlderPosts(page, look);
  useEffect(() => {
    // The link that was tapped may be gone.
    if (firstNew !== undefined) moveFocus(document.getElementById(firstNew));
  }, [firstNew]);
  useEffect(() => {
    // Saved for reading offline: all kinds, from the newest on.
    const isWhole = look.kind === undefined && !isOlder;
    if (isWhole && !isRecalled) void storeLastFeed(posts, { now: Date.now() });
  }, [posts, look.kind, isOlder, isRecalled]);
  const live = posts.filter(({ endsAt }) => endsAt > now);
  return (
    <>
      <div className="feed-head">
        <h1>
          <Around {...place} />
        </h1>
        <Link to="/nearby/place">{feed.changePlace}</Link>
      </div>
      <ShopsStrip shops={shops} now={now} />
      <Filters look={look} isChosen={isChosen} />
      {isRecalled && <NoNetwork>{feed.lastSeen}</NoNetwork>}
      {isOlder ? (
        <p>
          <Link to={feedPath(look)}>{feed.toNewest}</Link>
        </p>
      ) : (
        <FreshPosts look={look} since={page.newest} />
      )}
      {live.length === 0 && <EmptyFeed look={look} />}
      {!isChosen && live.length > 0 && look.reach > NEAREST && (
        <p className="widened">{feed.widened({ km: look.reach })}</p>
      )}
      <JustGone />
      <div className="posts">
        {live.map((post) => (
          <PostCard key={post.publicId} post={post} now={now} />
        ))}
      </div>
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
          {isLoading ? feed.loading : feed.older}
        </Link>
      )}
      <p className="alert" role="alert">
        {problem}
      </p>
      <InviteNeighbours place={place} />
    </>
  );
}

function Around({ name }: Place) {
  const { feed } = useMessages("nearby");
  const lang = textLanguage(name, useLanguage());
  return name === ""
    ? feed.title
    : rich(feed.aroundPlace({ place: name, name: <span lang={lang} /> }));
}

function Filters({ look, isChosen }: Pick<FeedPageProps, "look" | "isChosen">) {
  const { feed } = useMessages("nearby");
  const { kindNames } = useMessages("compose");
  const kinds = [undefined, ...KINDS];
  return (
    <nav className="filters" aria-label={feed.filters}>
      <ul className="segments">
        {REACHES.map((reach) => (
          <li key={reach}>
            <Link
              to={feedPath({ ...look, reach })}
              aria-current={reach === look.reach ? "true" : undefined}
            >
              {feed.km({ km: reach })}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="segments">
        {kinds.map((kind) => (
          <li key={kind ?? "all"}>
            <Link
              to={feedPath(isChosen ? { ...look, kind } : { kind })}
              aria-current={kind === look.kind ? "true" : undefined}
            >
              {kind === undefined ? feed.all : kindNames[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
