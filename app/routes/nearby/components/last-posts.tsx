import type { LastFeed } from "#app/device/feed/last-feed.ts";
import { useLastFeed } from "#app/device/feed/use-last-feed.ts";
import { clockTime } from "#app/messages/clock.ts";
import { LOCALES } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { PostCard } from "./post-card.tsx";

export function LastPosts() {
  const { lastPosts } = useMessages("nearby");
  const read = useLastFeed();
  if (!read) return null;
  const { feed, now } = read;
  if (!feed) return <p>{lastPosts.none}</p>;
  return (
    <>
      <h2>{lastPosts.title}</h2>
      <p className="quiet">
        <Seen {...feed} />
      </p>
      <div className="posts">
        {feed.posts.map((post) => (
          // Without a network its links and buttons lead nowhere.
          <PostCard key={post.publicId} post={post} now={now} isOpen hasActs={false} />
        ))}
      </div>
    </>
  );
}

/** No post lives for a week, so weekday and time are enough. */
function Seen({ posts, seenAt }: LastFeed) {
  const { lastPosts } = useMessages("nearby");
  const language = useLanguage();
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { weekday: "long" });
  const moment = { day: weekday.format(seenAt), time: clockTime(seenAt, language) };
  return posts.length === 0 ? lastPosts.allEnded(moment) : lastPosts.seenAt(moment);
}
