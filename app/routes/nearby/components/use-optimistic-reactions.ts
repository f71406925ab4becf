import { useState } from "react";
import type { Reaction } from "#app/domain/posts/limits.ts";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import type { ThreadAnswer } from "./thread-answer.ts";

/** A reaction as shown: its count, and whether the reader gave it. */
export type Given = ShownPost["reactions"][number];

/** Which reactions the reader has given or taken back, before the server has answered. */
type Changes = Partial<Record<Reaction, boolean>>;

/** Applies the reader's taps to the reactions at once, until a page brings the stored state. Undoes refused ones. */
export function useOptimisticReactions({ reactions }: ShownPost, answer: ThreadAnswer | undefined) {
  const [changes, setChanges] = useState<Changes>({});
  const [seen, setSeen] = useState({ reactions, answer });
  if (seen.reactions !== reactions || seen.answer !== answer) {
    setSeen({ reactions, answer });
    if (seen.reactions !== reactions) setChanges({});
    else if (answer?.problem) setChanges({ ...changes, ...changeIn(answer.reaction, "off") });
  }
  const change = (sent: string) => setChanges({ ...changes, ...changeIn(sent, "on") });
  return { reactions: withChanges(reactions, changes), change };
}

/** Reads `thanks on`. */
function changeIn(sent: string, on: "on" | "off"): Changes {
  const [reaction, wanted] = sent.split(" ");
  return { [String(reaction)]: wanted === on };
}

function withChanges(reactions: Given[], changes: Changes): Given[] {
  return reactions.map((given) => {
    const isWanted = changes[given.reaction] ?? given.isMine;
    if (isWanted === given.isMine) return given;
    return { ...given, isMine: isWanted, count: given.count + (isWanted ? 1 : -1) };
  });
}
