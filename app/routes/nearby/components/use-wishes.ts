import { useState } from "react";
import type { Reaction } from "#app/domain/posts/limits.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import type { ThreadAnswer } from "./thread-answer.ts";

/** A reaction as shown: its count, and whether the reader gave it. */
export type Given = ShownPost["reactions"][number];

/** Which reactions the reader wants to give or take back. */
type Wishes = Partial<Record<Reaction, boolean>>;

/**
 * The reactions to a post with the reader's taps applied at once, until a page brings the stored state. A refused one
 * is undone.
 */
export function useWishes({ reactions }: ShownPost, answer: ThreadAnswer | undefined) {
  const [wishes, setWishes] = useState<Wishes>({});
  const [seen, setSeen] = useState({ reactions, answer });
  if (seen.reactions !== reactions || seen.answer !== answer) {
    setSeen({ reactions, answer });
    if (seen.reactions !== reactions) setWishes({});
    else if (answer?.problem) setWishes({ ...wishes, ...wishIn(answer.reaction, "off") });
  }
  const wish = (sent: string) => setWishes({ ...wishes, ...wishIn(sent, "on") });
  return { reactions: withWishes(reactions, wishes), wish };
}

/** Reads `thanks on`. */
function wishIn(sent: string, on: "on" | "off"): Wishes {
  const [reaction, wanted] = sent.split(" ");
  return { [String(reaction)]: wanted === on };
}

function withWishes(reactions: Given[], wishes: Wishes): Given[] {
  return reactions.map((given) => {
    const isWanted = wishes[given.reaction] ?? given.isMine;
    if (isWanted === given.isMine) return given;
    return { ...given, isMine: isWanted, count: given.count + (isWanted ? 1 : -1) };
  });
}
