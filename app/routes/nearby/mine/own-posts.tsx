import { Link } from "react-router";
import type { OwnPost } from "#app/domain/posts/own-posts.ts";
import { CheckNotice } from "#app/routes/nearby/components/check-notice.tsx";
import { OnwardIcon } from "#app/routes/nearby/components/icon.tsx";
import { ResolveAct } from "#app/routes/nearby/components/own-post-acts.tsx";
import { Ring } from "#app/routes/nearby/components/time-left.tsx";
import { WhyHidden } from "#app/routes/nearby/components/why-hidden.tsx";
import { timeLeft } from "#app/routes/nearby/components/words.ts";
import type { ShownWhyHidden } from "#app/routes/nearby/server/shown-notices.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** A post of one's own, with the number of comments that are new to its author, and why it is hidden if it is. */
export interface ListedPost extends OwnPost {
  newCount: number;
  whyHidden: ShownWhyHidden | null;
}

export function OwnPosts({ posts, now }: { posts: ListedPost[]; now: number }) {
  const { mine } = useMessages("safety");
  return (
    <section aria-labelledby="own-posts">
      <h2 id="own-posts">{mine.posts}</h2>
      {posts.length === 0 ? (
        <p className="quiet">{rich(mine.noPosts({ post: <Link to="/nearby/new" /> }))}</p>
      ) : (
        <ul className="card lines">
          {posts.map((post) => (
            <li key={post.publicId}>
              <OwnPostLine post={post} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnPostLine({ post, now }: { post: ListedPost; now: number }) {
  const { publicId, kind, text, isResolved, endsAt, commentCount, newCount } = post;
  const { count } = post.joins;
  const messages = useMessages("nearby");
  const ofKind = { plan: messages.join.ofPlan, help: messages.join.ofHelp };
  const { kindNames } = useMessages("compose");
  const { mine } = useMessages("safety");
  const id = `post-${publicId}`;
  const facts = [
    isResolved ? messages.card.resolved : kindNames[kind],
    timeLeft(endsAt, now, messages),
    ...(commentCount > 0 ? [messages.card.comments({ comments: commentCount })] : []),
    ...(count > 0 && kind !== "update" ? [ofKind[kind]({ count })] : []),
  ];
  return (
    <article aria-labelledby={id}>
      {post.check ? (
        <CheckNotice check={post.check} isHidden={post.isHidden} />
      ) : (
        post.whyHidden && <WhyHidden why={post.whyHidden} />
      )}
      <Link className="line" to={`/nearby/posts/${publicId}`}>
        <Ring post={post} now={now} />
        <span>
          <b id={id} lang={textLanguage(text, useLanguage())}>
            {text}
          </b>
          <small>{facts.join(" · ")}</small>
        </span>
        {newCount > 0 && <small className="news">{mine.newComments({ comments: newCount })}</small>}
        <OnwardIcon />
      </Link>
      <ResolveAct post={post} />
    </article>
  );
}
