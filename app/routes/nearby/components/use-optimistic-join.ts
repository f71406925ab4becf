import { useState } from "react";
import type { Fetcher } from "react-router";
import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import type { ThreadAnswer } from "./thread-answer.ts";

/**
 * Applies the reader's tap to the number at once, also one whose answer has not come since the page before, until a
 * page brings the stored one. Undoes what was refused.
 */
export function useOptimisticJoin(
  { joins }: ShownPost,
  { formData, data: answer }: Pick<Fetcher<ThreadAnswer>, "formData" | "data">,
) {
  const sent = formData?.get("isOn");
  const known = sent ? sent === "yes" : joins.isMine;
  const [wanted, setWanted] = useState(known);
  const [seen, setSeen] = useState({ joins, answer });
  if (seen.joins !== joins || seen.answer !== answer) {
    setSeen({ joins, answer });
    if (seen.joins !== joins) setWanted(known);
    else if (answer?.problem) setWanted(!wanted);
  }
  const change = Number(wanted) - Number(joins.isMine);
  return { isMine: wanted, count: joins.count + change, change: setWanted };
}
