import { useEffect, useRef } from "react";
import { useMessages } from "#app/ui/messages.tsx";
import { moveFocus } from "./move-focus.ts";

/** Takes the place of the post, and the focus that was in it. */
export function HiddenNotice() {
  const { card } = useMessages("nearby");
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => moveFocus(notice.current), []);
  return (
    <p ref={notice} className="notice" role="status">
      {card.hidden}
    </p>
  );
}
