import { useProblem, type MaybeProblem } from "#app/device/answer-or-problem.ts";
import { useNow } from "#app/device/use-now.ts";
import type { OwnBlock } from "#app/domain/posts/blocks.ts";
import type { Check } from "#app/domain/posts/checks.ts";
import type { Banned } from "#app/domain/people/refusals.ts";
import type { Conversation } from "#app/domain/posts/conversations.ts";
import { OwnRangoli } from "#app/routes/nearby/components/rangoli.tsx";
import type { ShownNotice } from "#app/routes/nearby/server/shown-notices.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Conversations } from "./conversations.tsx";
import { Moving } from "./moving.tsx";
import { Notices } from "./notices.tsx";
import { Notifications } from "./notifications.tsx";
import { ownCss } from "./own-css.ts";
import { OwnAlert, type ShownAlert } from "./own-alert.tsx";
import { OwnBlocks } from "./own-blocks.tsx";
import { OwnChecks } from "./own-checks.tsx";
import { OwnData } from "./own-data.tsx";
import { OwnPosts, type ListedPost } from "./own-posts.tsx";

interface MinePageProps {
  posts: ListedPost[];
  conversations: Conversation[];
  alert: ShownAlert | null;
  checks: Check[];
  notices: ShownNotice[];
  ban: Banned | null;
  blocks: OwnBlock[];
  now: number;
  /** Whether this browser belongs to a neighbour. */
  isKnown: boolean;
  /** What was just done: `moved`, `deleted`, `emptied`, `checked`, `appealed`. */
  done: string | null;
  answer: Answer | undefined;
}

interface Answer extends MaybeProblem {
  code?: string;
  operation?: string | undefined;
}

export function MinePage(props: MinePageProps) {
  const { posts, conversations, alert, checks, notices, ban, blocks } = props;
  const { isKnown, done, answer } = props;
  const { frame } = useMessages("nearby");
  const { mine } = useMessages("safety");
  const now = useNow(props.now);
  const problem = useProblem(answer);
  const problemWith = (operation: string) =>
    answer?.operation === operation ? problem : undefined;
  const isLive = ({ endsAt }: { endsAt: number }) => endsAt > now;
  return (
    <div className="my">
      <style>{ownCss}</style>
      <PageHead title={frame.mine} noindex />
      <header className="me">
        <OwnRangoli />
        <div>
          <h1>{frame.mine}</h1>
          <p className="quiet">{mine.about}</p>
        </div>
      </header>
      <Done what={done} />
      <OwnChecks checks={checks} />
      <Notices notices={notices} />
      <div className="main-half">
        <OwnPosts posts={posts.filter(isLive)} now={now} />
        <Conversations conversations={conversations.filter(isLive)} now={now} />
      </div>
      <div className="side-half">
        <OwnAlert alert={alert} problem={problemWith("ask-alert") ?? problemWith("end-alert")} />
        <Notifications />
        <OwnBlocks blocks={blocks} problem={problemWith("unblock")} />
        <Moving
          code={answer?.code}
          makeProblem={problemWith("make-code")}
          useProblem={problemWith("use-code")}
        />
        <OwnData {...{ isKnown, ban, notices }} problem={problemWith("delete-data")} />
      </div>
    </div>
  );
}

function isDone<Texts extends object>(what: string, texts: Texts): what is keyof Texts & string {
  return Object.hasOwn(texts, what);
}

function Done({ what }: { what: string | null }) {
  const { done } = useMessages("safety");
  const text = what !== null && isDone(what, done) ? done[what] : undefined;
  return (
    <p className={text === undefined ? undefined : "notice"} role="status">
      {text}
    </p>
  );
}
