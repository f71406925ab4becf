import { Link } from "react-router";
import { useProblem } from "#app/device/answer-or-problem.ts";
import { useNow } from "#app/device/use-now.ts";
import type { OwnBlock } from "#app/domain/posts/blocks.ts";
import type { OwnPost } from "#app/domain/posts/own-posts.ts";
import type { Notice } from "#app/domain/reports/notices.ts";
import { OwnPostActs } from "#app/routes/nearby/components/own-post-acts.tsx";
import { PostCard } from "#app/routes/nearby/components/post-card.tsx";
import type { Unsent } from "#app/ui/unreachable.ts";
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

interface Answer {
  code?: string;
  /** What was wrong with the form of this operation. */
  problem?: string;
  unsent?: Unsent;
  operation?: string | undefined;
}

const DONE: Record<string, string> = {
  moved: "You go on here now. Your other phone is nobody any more.",
  deleted: "All of it is gone: posts, comments, photos, blocks, and who you were here.",
};

/** One's own posts and data, and the way to another phone. */
export function MinePage(props: MinePageProps) {
  const { posts, notices, banReason, blocks, isKnown, pushKey, done, answer } = props;
  const now = useNow(props.now);
  const problem = useProblem(answer);
  const problemOf = (operation: string) => (answer?.operation === operation ? problem : undefined);
  const live = posts.filter(({ endsAt }) => endsAt > now);
  return (
    <>
      <h1>Mine</h1>
      <p className={done === null ? undefined : "notice"} role="status">
        {DONE[done ?? ""]}
      </p>
      <Notices {...{ notices, banReason }} />
      <h2>Your posts</h2>
      {live.length === 0 && (
        <p className="quiet">
          You have no posts just now. <Link to="/nearby/new">Post something</Link>
        </p>
      )}
      <div className="posts">
        {live.map((post) => (
          <div key={post.publicId}>
            {post.isHidden && (
              <p className="notice">Only you can see this: it was reported, and is hidden.</p>
            )}
            <PostCard post={post} now={now} />
            <OwnPostActs post={post} />
          </div>
        ))}
      </div>
      <Notifications pushKey={pushKey} />
      <OwnBlocks blocks={blocks} problem={problemOf("unblock")} />
      <Moving
        code={answer?.code}
        makeProblem={problemOf("make-code")}
        useProblem={problemOf("use-code")}
      />
      <OwnData isKnown={isKnown} problem={problemOf("delete-data")} />
    </>
  );
}
