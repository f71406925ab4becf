import { PostCard } from "#app/routes/nearby/post/post-card.tsx";
import type { LastFeed } from "./last-feed.ts";
import { useLastFeed } from "./use-last-feed.ts";

/** The posts that this phone saw last and that have not ended, with when it saw them. */
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
          // Without a network there is nowhere for it to lead, and nothing to be done with it.
          <PostCard key={post.publicId} post={post} now={now} isOpen hasActs={false} />
        ))}
      </div>
    </>
  );
}

/** No post lives longer than a day: the weekday and the time tell it all. */
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
