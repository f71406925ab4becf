import { useEffect, useRef, useState } from "react";
import { useMessages } from "./messages.tsx";

interface OnBehalfProps {
  shop: { id: string; name: string };
  /** Whether changes are on their way: who leaves is let go once they have arrived. */
  isSaving?: boolean;
}

/** Tells an operator whose menu this is; one tap leads back to the desk. */
export function OnBehalf({ shop: { id, name }, isSaving = false }: OnBehalfProps) {
  const { behalf } = useMessages("staff");
  const button = useRef<HTMLButtonElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving && !isSaving) button.current?.form?.requestSubmit(button.current);
  }, [isLeaving, isSaving]);
  return (
    <form
      className="on-behalf"
      data-leaving={isLeaving || undefined}
      method="post"
      action={`/desk/shops/${id}`}
      onSubmit={(event) => {
        if (!isSaving) return;
        event.preventDefault();
        setLeaving(true);
      }}
    >
      <p>{behalf.text({ shopName: name })}</p>
      <button ref={button} className="button" name="act" value="leave-editor">
        {behalf.leave}
      </button>
    </form>
  );
}
