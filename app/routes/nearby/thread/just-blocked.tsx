import { Form, useSearchParams } from "react-router";
import { GoneLine } from "#app/routes/nearby/components/gone-line.tsx";
import type { ThreadAnswer } from "#app/routes/nearby/components/thread-answer.ts";

interface JustBlockedProps {
  thread: string;
  answer: ThreadAnswer | undefined;
}

/** Says that who commented was just blocked, and offers to undo it: as a form without a script says in the query. */
export function JustBlocked({ thread, answer }: JustBlockedProps) {
  const [query] = useSearchParams();
  const done = answer?.problem ? undefined : answer;
  const block = done?.operation === "block" ? done.block : query.get("block");
  if (block === null || done?.operation === "unblock") return null;
  return <GoneLine key={block} thread={thread} why="blocked" block={block} Form={Form} />;
}
