import { useEffect, useRef, type SubmitEvent } from "react";
import { useFetcher } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { AgeQuestion } from "./age-question.tsx";
import type { ThreadAnswer } from "./thread-answer.ts";
import { usePathHere } from "./use-feed-path.ts";
import { useOptimisticReactions, type Given } from "./use-optimistic-reactions.ts";
import { useProblemText } from "./use-problem-text.ts";
import { REACTION_SIGNS } from "./words.ts";

interface ReactionsProps {
  post: ShownPost;
  /** The page's answer to a reaction that was sent as a plain form. */
  answer: ThreadAnswer | undefined;
}

export function Reactions({ post, answer }: ReactionsProps) {
  const { react } = useMessages("nearby");
  const fetcher = useFetcher<ThreadAnswer>();
  const here = usePathHere();
  const { data } = fetcher;
  const { reactions, change } = useOptimisticReactions(post, data);
  const all = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was tapped is gone.
    if (data && document.activeElement === document.body) all.current?.focus();
  }, [data]);
  const { problem, age = null, reaction = "" } = data ?? answer ?? {};
  const words = useProblemText(problem);
  const form = {
    method: "post",
    action: `/nearby/posts/${post.publicId}`,
    onSubmit: ({ nativeEvent: { submitter } }: SubmitEvent) => {
      change(submitter?.getAttribute("value") ?? "");
      const menu = submitter?.closest("details");
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
          <summary ref={all} aria-label={react.open}>
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
          <AgeQuestion age={age} problem={words} />
          <button className="button" name="reaction" value={reaction}>
            {react.send}
          </button>
        </fetcher.Form>
      )}
      <p className="alert below" role="alert">
        {age === null && words}
      </p>
    </>
  );
}

/** Sends the wanted state, not a toggle, so that it can be sent twice. */
function ReactionButton({ reaction, count, isMine }: Given) {
  const { react, reactions } = useMessages("nearby");
  const name = reactions[reaction];
  return (
    <button
      name="reaction"
      value={`${reaction} ${isMine ? "off" : "on"}`}
      aria-pressed={isMine}
      aria-label={count > 0 ? react.given({ reaction: name, count }) : name}
    >
      <span aria-hidden="true">{REACTION_SIGNS[reaction]}</span> {count > 0 && count}
    </button>
  );
}
