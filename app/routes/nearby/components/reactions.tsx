import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { sendTap } from "#app/device/taps.ts";
import { REACTIONS } from "#app/domain/posts/limits.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { AgeForm, SentWithAge } from "./age-form.tsx";
import type { ThreadAnswer } from "./thread-answer.ts";
import { answerStillToGive, saysOldEnough } from "./use-age-to-ask.ts";
import { usePathHere } from "./use-feed-path.ts";
import { reactionIn, useOptimisticReactions, type Given } from "./use-optimistic-reactions.ts";
import { useProblemText } from "./use-problem-text.ts";
import { REACTION_SIGNS } from "./words.ts";

const MOST_SHOWN = 3;
/** Beside a button for joining there is less room. */
const MOST_BESIDE_JOINING = 1;

interface ReactionsProps {
  post: ShownPost;
  /** The page's answer to a reaction that was sent as a plain form. */
  answer: ThreadAnswer | undefined;
}

export function Reactions({ post, answer }: ReactionsProps) {
  const { react } = useMessages("nearby");
  const { reactions, change, fetchers, last = answer } = useOptimisticReactions(post);
  const action = `/nearby/posts/${post.publicId}`;
  const fields = { operation: "react", from: usePathHere() };
  const all = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was tapped is gone.
    if (last && document.activeElement === document.body) all.current?.focus();
  }, [last]);
  const asking = REACTIONS.flatMap((name) => {
    const fetcher = fetchers[name];
    const onPage = answer && reactionIn(answer.reaction) === name ? answer : undefined;
    const { age = null, reaction = "" } = answerStillToGive(fetcher, onPage) ?? {};
    return age === null ? [] : [{ age, reaction }];
  });
  const isAgeSaid = Object.values(fetchers).some(saysOldEnough);
  const words = useProblemText(isAgeSaid ? undefined : last?.problem);
  const send = (tapped: Record<string, string>) => {
    const { reaction: wanted = "" } = tapped;
    const reaction = reactionIn(wanted);
    if (!reaction) return;
    change(wanted);
    sendTap(fetchers[reaction].submit, action, tapped);
  };
  return (
    <>
      <Form
        className="reactions"
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          send({ ...fields, reaction: submitter?.getAttribute("value") ?? "" });
          const menu = submitter?.closest("details");
          if (menu) {
            all.current?.focus();
            menu.open = false;
          }
        }}
      >
        <HiddenFields fields={fields} />
        {mostGiven(reactions, post.kind === "update" ? MOST_SHOWN : MOST_BESIDE_JOINING).map(
          (given) => (
            <ReactionButton key={given.reaction} {...given} />
          ),
        )}
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
      </Form>
      {asking.map(({ age, reaction }, index) => {
        const tap = { fields: { ...fields, reaction }, send };
        if (index > 0) return <SentWithAge key={reaction} {...tap} />;
        return (
          <AgeForm
            key={reaction}
            className="stack below"
            {...{ ...tap, action, age }}
            problem={words}
          >
            {react.send}
          </AgeForm>
        );
      })}
      <p className="alert below" role="alert">
        {asking.length === 0 && words}
      </p>
    </>
  );
}

/** As many as a card has room for: the reader's own first, then those given most, shown in their usual order. */
function mostGiven(reactions: Given[], most: number): Given[] {
  const given = reactions
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(b.isMine) - Number(a.isMine) || b.count - a.count);
  const shown = new Set(given.slice(0, most));
  return reactions.filter((each) => shown.has(each));
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
