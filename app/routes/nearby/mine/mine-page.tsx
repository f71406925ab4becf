import { Link } from "react-router";
import { useProblem, type MaybeProblem } from "#app/device/answer-or-problem.ts";
import { useNow } from "#app/device/use-now.ts";
import type { OwnBlock } from "#app/domain/posts/blocks.ts";
import type { OwnPost } from "#app/domain/posts/own-posts.ts";
import type { Notice } from "#app/domain/reports/notices.ts";
import { OwnPostActs } from "#app/routes/nearby/components/own-post-acts.tsx";
import { PostCard } from "#app/routes/nearby/components/post-card.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { Moving } from "./moving.tsx";
import { Notices } from "./notices.tsx";
import { Notifications } from "./notifications.tsx";
import { OwnBlocks } from "./own-blocks.tsx";
import { OwnData } from "./own-data.tsx";

interface MinePageProps {
  posts: OwnPost[];
  notices: Notice[];
  banReason: string | null;
  blocks: OwnBlock[];
  now: number;
  /** Whether this browser belongs to a neighbour. */
  isKnown: boolean;
  /** The key for subscriptions to notifications; null if none are sent. */
  pushKey: string | null;
  /** What was just done: `moved`, `deleted`. */
  done: string | null;
  answer: Answer | undefined;
}

interface Answer extends MaybeProblem {
  code?: string;
  operation?: string | undefined;
}

export function MinePage(props: MinePageProps) {
  const { posts, notices, banReason, blocks, isKnown, pushKey, done, answer } = props;
  const { frame } = useMessages("nearby");
  const now = useNow(props.now);
  const problem = useProblem(answer);
  const problemWith = (operation: string) =>
    answer?.operation === operation ? problem : undefined;
  return (
    <>
      <PageHead title={frame.mine} noindex />
      <h1>{frame.mine}</h1>
      <Done what={done} />
      <Notices {...{ notices, banReason }} />
      <OwnPosts posts={posts.filter(({ endsAt }) => endsAt > now)} now={now} />
      <Notifications pushKey={pushKey} />
      <OwnBlocks blocks={blocks} problem={problemWith("unblock")} />
      <Moving
        code={answer?.code}
        makeProblem={problemWith("make-code")}
        useProblem={problemWith("use-code")}
      />
      <OwnData isKnown={isKnown} problem={problemWith("delete-data")} />
    </>
  );
}

function Done({ what }: { what: string | null }) {
  const { done } = useMessages("safety");
  const text = what === "moved" || what === "deleted" ? done[what] : undefined;
  return (
    <p className={text === undefined ? undefined : "notice"} role="status">
      {text}
    </p>
  );
}

function OwnPosts({ posts, now }: { posts: OwnPost[]; now: number }) {
  const { mine } = useMessages("safety");
  return (
    <>
      <h2>{mine.posts}</h2>
      {posts.length === 0 && (
        <p className="quiet">{rich(mine.noPosts({ post: <Link to="/nearby/new" /> }))}</p>
      )}
      <div className="posts">
        {posts.map((post) => (
          <div key={post.publicId}>
            {post.isHidden && <p className="notice">{mine.hidden}</p>}
            <PostCard post={post} now={now} />
            <OwnPostActs {...{ post, now }} isHidden={post.isHidden} />
          </div>
        ))}
      </div>
    </>
  );
}
