import { Link } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { ByLine } from "./by-line.tsx";
import { ClockIcon, CommentIcon, VenueIcon } from "#app/routes/nearby/icon.tsx";
import { MoreOfPost, useHidden } from "./more.tsx";
import { Photos } from "./photos.tsx";
import { Reactions } from "./reactions.tsx";
import { counted, KIND_NAMES, timeLeft } from "#app/routes/nearby/words.ts";

interface PostCardProps {
  post: ShownPost;
  /** In milliseconds UTC. */
  now: number;
  /** Whether the card stands in its own thread, and so does not lead there. */
  isOpen?: boolean;
}

/** A post as it stands in the feed and above its comments. */
export function PostCard({ post, now, isOpen = false }: PostCardProps) {
  const { publicId, kind, text, venue, photos, handle, isMine, postedAt, isResolved } = post;
  const id = `post-${publicId}`;
  if (useHidden(publicId)) return <p className="notice">You will not see this post any more.</p>;
  return (
    <article className={`card post ${kind}`} aria-labelledby={id} id={publicId}>
      <header>
        <ByLine handle={handle} time={postedAt} now={now} mark={isMine ? "You" : undefined} />
        <span className="kind">{isResolved ? "Resolved" : KIND_NAMES[kind]}</span>
      </header>
      <p className="text" id={id} lang={textLanguage(text)}>
        {text}
      </p>
      <Photos photos={photos} />
      {venue !== "" && (
        <p className="venue">
          <VenueIcon /> <span lang={textLanguage(venue)}>{venue}</span>
        </p>
      )}
      <footer>
        <span className="fact">
          <ClockIcon /> {timeLeft(post.endsAt, now)}
        </span>
        {isOpen ? (
          <span className="fact">
            <CommentIcon /> {counted(post.commentCount, "comment")}
          </span>
        ) : (
          <Link className="fact" to={`/nearby/posts/${publicId}`}>
            <CommentIcon />
            {post.commentCount === 0 ? "Comment" : counted(post.commentCount, "comment")}
          </Link>
        )}
        <Reactions post={post} from={isOpen ? "thread" : "feed"} />
        {!isMine && <MoreOfPost post={post} isOpen={isOpen} />}
      </footer>
    </article>
  );
}
