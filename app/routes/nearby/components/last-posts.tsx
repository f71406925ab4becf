import type { LastFeed } from "#app/device/feed/last-feed.ts";
import { useLastFeed } from "#app/device/feed/use-last-feed.ts";
import { PostCard } from "./post-card.tsx";

/** The posts that this phone saw last and that have not ended, and when it saw them. */
export function LastPosts() {
  const read = useLastFeed();
  if (!read) return null;
  const { feed, now } = read;
  if (!feed) return <p>This phone has seen no posts yet.</p>;
  return (
    <>
      <h2>Seen on this phone</h2>
      <p className="quiet">{sayWhen(feed)}</p>
      <div className="posts">
        {feed.posts.map((post) => (
          // Without a network its links and buttons lead nowhere.
          <PostCard key={post.publicId} post={post} now={now} isOpen hasActs={false} />
        ))}
      </div>
    </>
  );
}

/** No post lives longer than a day, so weekday and time are enough. */
const MOMENT = new Intl.DateTimeFormat("en", {
  weekday: "long",
  hour: "numeric",
  minute: "2-digit",
});

function sayWhen({ posts, seenAt }: LastFeed): string {
  const moment = MOMENT.format(seenAt);
  return posts.length === 0
    ? `Nothing of what was last seen, ${moment}, is going on any more.`
    : `Last seen ${moment}. What has ended since is left out.`;
}
