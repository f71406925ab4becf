import { useState } from "react";
import { useFetcher, type FetcherWithComponents } from "react-router";
import { REACTIONS, type Reaction } from "#app/domain/posts/limits.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import type { ThreadAnswer } from "./thread-answer.ts";

/** A reaction as shown: its count, and whether the reader gave it. */
export type Given = ShownPost["reactions"][number];

/** Which reactions the reader has given or taken back, before the server has answered. */
type Changes = Partial<Record<Reaction, boolean>>;

interface Seen {
  reactions: Given[];
  answers: (ThreadAnswer | undefined)[];
  /** The last answer that came on this page: those that were here before it, the page before has told. */
  last: ThreadAnswer | undefined;
}

type ReactionFetcher = FetcherWithComponents<ThreadAnswer>;

/**
 * Applies the reader's taps to the reactions at once, including those from the page before that have no answer yet, until a
 * page brings the stored state. Undoes refused ones. Also gives the fetchers that send them, and the last answer.
 */
export function useOptimisticReactions({ publicId, reactions }: ShownPost) {
  const fetchers = useReactionFetchers(publicId);
  const underWay = changesUnderWay(fetchers);
  const [changes, setChanges] = useState(underWay);
  const answers = REACTIONS.map((reaction) => fetchers[reaction].data);
  const [seen, setSeen] = useState<Seen>({ reactions, answers, last: undefined });
  const news = answers.filter((answer, index) => answer !== seen.answers[index]);
  if (seen.reactions !== reactions || news.length > 0) {
    setSeen({ reactions, answers, last: news.at(-1) ?? seen.last });
    const refused = news.map((answer) => (answer?.problem ? changeIn(answer.reaction, "off") : {}));
    setChanges(seen.reactions === reactions ? Object.assign({}, changes, ...refused) : underWay);
  }
  const change = (sent: string) => setChanges((before) => ({ ...before, ...changeIn(sent, "on") }));
  return { reactions: withChanges(reactions, changes), change, fetchers, last: seen.last };
}

/**
 * One for each reaction, so that a tap does not cancel another one that is under way. Their keys let the thread find those
 * of the feed.
 */
function useReactionFetchers(publicId: string): Record<Reaction, ReactionFetcher> {
  return {
    thanks: useFetcher({ key: `thanks ${publicId}` }),
    love: useFetcher({ key: `love ${publicId}` }),
    laugh: useFetcher({ key: `laugh ${publicId}` }),
    support: useFetcher({ key: `support ${publicId}` }),
    sad: useFetcher({ key: `sad ${publicId}` }),
  };
}

function changesUnderWay(fetchers: Record<Reaction, ReactionFetcher>): Changes {
  const sent = REACTIONS.map((reaction) => fetchers[reaction].formData?.get("reaction"));
  const texts = sent.filter((each) => typeof each === "string");
  return Object.assign({}, ...texts.map((each) => changeIn(each, "on")));
}

/** The reaction in `thanks on`. */
export function reactionIn(sent: string): Reaction | undefined {
  return REACTIONS.find((reaction) => sent.startsWith(`${reaction} `));
}

function changeIn(sent: string, on: "on" | "off"): Changes {
  const reaction = reactionIn(sent);
  return reaction ? { [reaction]: sent.endsWith(` ${on}`) } : {};
}

function withChanges(reactions: Given[], changes: Changes): Given[] {
  return REACTIONS.map((reaction) => {
    const stored = reactions.find((each) => each.reaction === reaction);
    const given = stored ?? { reaction, count: 0, isMine: false };
    const isWanted = changes[given.reaction] ?? given.isMine;
    if (isWanted === given.isMine) return given;
    return { ...given, isMine: isWanted, count: given.count + (isWanted ? 1 : -1) };
  });
}
