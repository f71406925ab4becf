import { useState } from "react";
import { useFetcher } from "react-router";
import type { Reaction } from "#app/domain/posts/limits.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { REACTION_SIGNS } from "#app/routes/nearby/words.ts";

interface ReactionsProps {
  post: ShownPost;
  /** Where a plain form leads back to. */
  from: "feed" | "thread";
}

/** The reactions to a post: those that it has stand open, all of them behind a button. */
export function Reactions({ post, from }: ReactionsProps) {
  const fetcher = useFetcher<{ problem?: string }>();
  // What was tapped stands as it will be, until a page says how it has become.
  const [wishes, setWishes] = useState<Wishes>({});
  const reactions = withWishes(post, fetcher.data?.problem === undefined ? wishes : {});
  return (
    <fetcher.Form
      className="reactions"
      method="post"
      action={`/nearby/posts/${post.publicId}`}
      onSubmit={({ nativeEvent }) => {
        const { submitter } = nativeEvent;
        const [reaction, isOn] = (submitter?.getAttribute("value") ?? "").split(" ");
        setWishes((before) => ({ ...before, [String(reaction)]: isOn === "on" }));
      }}
    >
      <input type="hidden" name="operation" value="react" />
      <input type="hidden" name="from" value={from} />
      {reactions
        .filter(({ count }) => count > 0)
        .map((given) => (
          <ReactionButton key={given.reaction} {...given} />
        ))}
      <details>
        <summary aria-label="React">
          <span aria-hidden="true">☺</span>
        </summary>
        <div className="all">
          {reactions.map((given) => (
            <ReactionButton key={given.reaction} {...given} />
          ))}
        </div>
      </details>
    </fetcher.Form>
  );
}

type Given = ShownPost["reactions"][number];

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

type Wishes = Partial<Record<Reaction, boolean>>;

/** The reactions as they are once what was tapped has arrived. */
function withWishes({ reactions }: ShownPost, wishes: Wishes): Given[] {
  return reactions.map((given) => {
    const isWanted = wishes[given.reaction] ?? given.isMine;
    if (isWanted === given.isMine) return given;
    return { ...given, isMine: isWanted, count: given.count + (isWanted ? 1 : -1) };
  });
}
