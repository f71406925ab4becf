import { useState } from "react";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import type { ThreadAnswer } from "./thread-answer.ts";

/** Applies the reader's tap to the number at once, until a page brings the stored one. Undoes what was refused. */
export function useOptimisticJoin({ joins }: ShownPost, answer: ThreadAnswer | undefined) {
  const [wanted, setWanted] = useState(joins.isMine);
  const [seen, setSeen] = useState({ joins, answer });
  if (seen.joins !== joins || seen.answer !== answer) {
    setSeen({ joins, answer });
    if (seen.joins !== joins) setWanted(joins.isMine);
    else if (answer?.problem) setWanted(!wanted);
  }
  const change = Number(wanted) - Number(joins.isMine);
  return { isMine: wanted, count: joins.count + change, change: setWanted };
}
