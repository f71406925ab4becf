import { useEffect, useRef, type ComponentType } from "react";
import type { FormProps } from "react-router";
import { useMessages } from "#app/ui/messages.tsx";
import type { Gone } from "./hiding.ts";
import { moveFocus } from "./move-focus.ts";
import { usePathHere } from "./use-feed-path.ts";

interface GoneLineProps extends Gone {
  thread: string;
  /** Sends the undoing: a fetcher's form where the card stood, else one that loads the feed again. */
  Form: ComponentType<FormProps>;
  /** Whether it stands where the card stood. */
  isInPlace?: boolean;
  problem?: string | undefined;
}

/** Says that a post was hidden or its author blocked, and offers to undo it. Takes the focus, and gives it back to the card. */
export function GoneLine({ thread, why, block, Form, isInPlace = false, problem }: GoneLineProps) {
  const { card } = useMessages("nearby");
  const here = usePathHere();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    moveFocus(line.current);
    return () => moveFocus(document.getElementById(thread));
  }, [thread]);
  const isBlocked = why === "blocked";
  return (
    <div ref={line} className="notice gone">
      <p role="status">{card[why]}</p>
      {(!isBlocked || block !== "") && (
        <Form method="post" action={`/nearby/posts/${thread}`}>
          <input type="hidden" name="from" value={here} />
          <input type="hidden" name="block" value={block} />
          {isInPlace && <input type="hidden" name="isOpen" value="no" />}
          <button className="button" name="operation" value={isBlocked ? "unblock" : "unhide-post"}>
            {card.undo}
          </button>
        </Form>
      )}
      <p className="alert" role="alert">
        {problem}
      </p>
    </div>
  );
}
