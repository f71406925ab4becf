import { Link } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { BoardCard } from "./board-card.tsx";
import { ByLine } from "./by-line.tsx";
import { CommentIcon, ShareIcon, VenueIcon } from "./icon.tsx";
import { Flagged } from "./flagged.tsx";
import { GoneLine } from "./gone-line.tsx";
import { useHiding } from "./hiding.ts";
import { Join } from "./join.tsx";
import { MoreOfPost } from "./more.tsx";
import { Occasion } from "./occasion.tsx";
import { openCard } from "./open-card.ts";
import { Photos } from "./photos.tsx";
import { Reactions } from "./reactions.tsx";
import { ShareLink } from "./share-link.tsx";
import type { ThreadAnswer } from "./thread-answer.ts";
import { TimeLeft } from "./time-left.tsx";

interface PostCardProps {
  post: ShownPost;
  /** In milliseconds UTC. */
  now: number;
  /** Whether the card stands in its own thread, and so does not link there. */
  isOpen?: boolean;
  /** Whether the post can be reacted to, reported and hidden here. */
  hasActs?: boolean;
  /** Whether only its author sees it. */
  isHidden?: boolean;
  /** The thread's answer to a reaction or a join that was sent as a plain form. */
  answer?: ThreadAnswer | undefined;
}

/** A post of a neighbour, or the board of a shop; once it is hidden, a line that undoes that. */
export function PostCard(props: PostCardProps) {
  const { post, now, hasActs = true } = props;
  const { gone, problem, fetcher } = useHiding(post.publicId);
  if (gone) {
    const undo = { ...gone, problem, thread: post.publicId };
    return <GoneLine {...undo} Form={fetcher.Form} isInPlace />;
  }
  if (!post.board) {
    const isHidden = props.isHidden === true || isSeenByNobodyElse(post);
    return <NeighboursPost {...props} {...{ problem, isHidden }} hasActs={hasActs && !isHidden} />;
  }
  return <BoardCard {...{ post, now, hasActs, problem }} board={post.board} />;
}

function isSeenByNobodyElse({ sight }: ShownPost): boolean {
  return sight === "reported" || sight === "checked";
}

type CardProps = PostCardProps & {
  /** Why the post could not be hidden. */
  problem: string | undefined;
};

function NeighboursPost(props: CardProps) {
  const { post, now, isOpen = false, hasActs = true, isHidden = false } = props;
  const { publicId, kind, handle, isMine, postedAt, isEdited, isResolved } = post;
  const { card } = useMessages("nearby");
  const { kindNames } = useMessages("compose");
  const id = `post-${publicId}`;
  return (
    <article className={`card post ${kind}`} aria-labelledby={id} id={publicId}>
      <header>
        <ByLine
          {...{ handle, now, isEdited }}
          isMine={isMine && !isHidden}
          time={postedAt}
          mark={isMine ? card.you : undefined}
          kind={isResolved ? card.resolved : kindNames[kind]}
        />
        <TimeLeft post={post} now={now} />
        {hasActs && !isMine && <MoreOfPost post={post} isOpen={isOpen} />}
      </header>
      <Content id={id} post={post} now={now} isOpen={isOpen} />
      <Footer {...props} />
    </article>
  );
}

interface ContentProps {
  /** Of the words that name the card. */
  id: string;
  post: ShownPost;
  now: number;
  isOpen: boolean;
}

/** What it says, behind a tap where it was reported; its author knows what it says. */
function Content({ id, post, now, isOpen }: ContentProps) {
  const { kind, text, venue, photos, unscanned, isMine, isFlagged, sight } = post;
  const { card } = useMessages("nearby");
  const compose = useMessages("compose");
  const isPlan = kind === "plan";
  const isVeiled = isFlagged && !isMine;
  const occasion = (
    <Occasion post={post} now={now}>
      <Venue venue={venue} />
    </Occasion>
  );
  return (
    <>
      {sight && <p className="notice">{compose.sight[sight]}</p>}
      <Flagged isFlagged={isVeiled} id={id}>
        {isPlan && occasion}
        <Text id={isVeiled ? undefined : id} text={text} isOpen={isOpen} />
        <Photos photos={photos} />
        {unscanned && <p className="notice">{card.unscanned[unscanned]}</p>}
        {!isPlan && occasion}
      </Flagged>
    </>
  );
}

function Venue({ venue }: { venue: string }) {
  const language = useLanguage();
  if (venue === "") return null;
  return (
    <p className="venue">
      <VenueIcon /> <span lang={textLanguage(venue, language)}>{venue}</span>
    </p>
  );
}

interface TextProps {
  id: string | undefined;
  text: string;
  isOpen: boolean;
}

/** Without JavaScript the link to the thread covers the text too. */
function Text({ id, text, isOpen }: TextProps) {
  const opens = useIsHydrated() && !isOpen;
  return (
    <p
      className={opens ? "text above" : "text"}
      id={id}
      lang={textLanguage(text, useLanguage())}
      {...(opens && { onClick: openCard, onAuxClick: openCard })}
    >
      {text}
    </p>
  );
}

function Footer(props: CardProps) {
  const { post, hasActs = true, answer } = props;
  return (
    <footer>
      <Join post={post} hasActs={hasActs} answer={onlyTo("join", answer)} />
      <div className="card-acts">
        {hasActs && <Reactions post={post} answer={onlyTo("react", answer)} />}
        <Onward {...props} />
        <p className="alert below" role="alert">
          {props.problem}
        </p>
      </div>
    </footer>
  );
}

function onlyTo(operation: string, answer: ThreadAnswer | undefined): ThreadAnswer | undefined {
  return answer?.operation === operation ? answer : undefined;
}

/** The ways to the thread and to others. */
function Onward({ post, isOpen = false, hasActs = true, isHidden = false }: CardProps) {
  // Nobody can comment on it, so that is not offered either.
  const isOnlyRead = isHidden && !isOpen && post.commentCount === 0;
  return (
    <span className="onward">
      {isOnlyRead ? <OpenPost post={post} /> : <CommentCount post={post} isOpen={isOpen} />}
      {hasActs && !isHidden && !post.isFlagged && <Share post={post} isOpen={isOpen} />}
    </span>
  );
}

/** Without scripts it leads from a feed to the thread, which has the whole link: in a feed, links would fill the page. */
function Share({ post: { publicId }, isOpen }: Pick<ContentProps, "post" | "isOpen">) {
  const { thread } = useMessages("nearby");
  const path = `/nearby/posts/${publicId}`;
  const isPlain = !useIsHydrated() && !isOpen;
  return (
    <ShareLink
      className="fact share"
      label={thread.share}
      {...{ path, isPlain }}
      message={thread.shareText}
    >
      <ShareIcon />
    </ShareLink>
  );
}

function OpenPost({ post: { publicId } }: Pick<ContentProps, "post">) {
  const { card } = useMessages("nearby");
  return (
    <Link className="fact worded opens-card" to={`/nearby/posts/${publicId}`}>
      {card.open}
    </Link>
  );
}

/** How many comments there are; outside the thread, a link to it. */
function CommentCount({
  post: { publicId, commentCount },
  isOpen,
}: Pick<ContentProps, "post" | "isOpen">) {
  const { card } = useMessages("nearby");
  const count = (
    <>
      <CommentIcon /> {commentCount > 0 && <span aria-hidden="true">{commentCount}</span>}
    </>
  );
  const words = commentCount > 0 ? card.comments({ comments: commentCount }) : card.comment;
  if (!isOpen)
    return (
      <Link className="fact opens-card" to={`/nearby/posts/${publicId}`} aria-label={words}>
        {count}
      </Link>
    );
  return (
    commentCount > 0 && (
      <span className="fact">
        {count} <span className="unseen">{words}</span>
      </span>
    )
  );
}
