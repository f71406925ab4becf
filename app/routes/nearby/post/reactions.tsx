import { useEffect, useRef, type SubmitEvent } from "react";
import { useFetcher } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { AgeQuestion } from "#app/routes/nearby/age-question.tsx";
import { usePathHere } from "#app/routes/nearby/feed/use-feed-path.ts";
import type { ThreadAnswer } from "#app/routes/nearby/thread/answer.ts";
import { REACTION_SIGNS } from "#app/routes/nearby/words.ts";
import { useWishes, type Given } from "./use-wishes.ts";

interface ReactionsProps {
  post: ShownPost;
  /** What the page says of a plain form that it was sent. */
  answer: ThreadAnswer | undefined;
}

/** The reactions to a post: those that it has stand open, all of them behind a button. */
export function Reactions({ post, answer }: ReactionsProps) {
  const fetcher = useFetcher<ThreadAnswer>();
  const here = usePathHere();
  const { data } = fetcher;
  const { reactions, wish } = useWishes(post, data);
  const all = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was tapped is gone.
    if (data && document.activeElement === document.body) all.current?.focus();
  }, [data]);
  const { problem, age = null, reaction = "" } = data ?? answer ?? {};
  const form = {
    method: "post",
    action: `/nearby/posts/${post.publicId}`,
    onSubmit: ({ nativeEvent: { submitter } }: SubmitEvent) => {
      wish(submitter?.getAttribute("value") ?? "");
      const menu = submitter?.closest("details");
      // One reaction is enough: the next tap is meant for something else.
      if (menu) {
        all.current?.focus();
        menu.open = false;
      }
    },
  } as const;
  const hidden = (
    <>
      <input type="hidden" name="operation" value="react" />
      <input type="hidden" name="from" value={here} />
    </>
  );
  return (
    <>
      <fetcher.Form className="reactions" {...form}>
        {hidden}
        {reactions
          .filter(({ count }) => count > 0)
          .map((given) => (
            <ReactionButton key={given.reaction} {...given} />
          ))}
        <details className="menu">
          <summary ref={all} aria-label="React">
            <span aria-hidden="true">☺</span>
          </summary>
          <div className="all">
            {reactions.map((given) => (
              <ReactionButton key={given.reaction} {...given} />
            ))}
          </div>
        </details>
      </fetcher.Form>
      {age !== null && (
        <fetcher.Form className="stack below" {...form}>
          {hidden}
          <AgeQuestion age={age} problem={problem?.words} />
          <button className="button" name="reaction" value={reaction}>
            Send my reaction
          </button>
        </fetcher.Form>
      )}
      <p className="alert below" role="alert">
        {age === null && problem?.words}
      </p>
    </>
  );
}

/** Says what is wanted, not only that something changes, so that it can be sent twice. */
function ReactionButton({ reaction, count, isMine }: Given) {
  const { sign, name } = REACTION_SIGNS[reaction];
  return (
    <button
      name="reaction"
      value={`${reaction} ${isMine ? "off" : "on"}`}
      aria-pressed={isMine}
      aria-label={count > 0 ? `${name}, ${count}` : name}
    >
      <span aria-hidden="true">{sign}</span> {count > 0 && count}
    </button>
  );
}
