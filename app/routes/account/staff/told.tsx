import { useEffect, useRef } from "react";
import { useMessages } from "#app/ui/messages.tsx";
import type { StaffAnswer, StaffFailure } from "./staff-acts.ts";

/** Says what was refused, or whose login has ended; what is wrong with a name stands beside its field. */
export function Told({ answer }: { answer: StaffAnswer | undefined }) {
  const { ended } = useMessages("staff");
  const textOf = useFailureText();
  const alert = useRef<HTMLParagraphElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const refusal = answer?.refusal?.reason === "taken" ? undefined : answer?.refusal;
  const name = answer?.ended;

  // Out of sight above a long list, or gone with the row that was focused.
  useEffect(() => {
    if (refusal) alert.current?.focus();
    if (name !== undefined) status.current?.focus();
  }, [refusal, name]);

  return (
    <>
      <p className="alert" role="alert" tabIndex={-1} ref={alert}>
        {refusal && textOf(refusal)}
      </p>
      <p className="status" role="status" tabIndex={-1} ref={status}>
        {name !== undefined && ended({ name })}
      </p>
    </>
  );
}

function useFailureText(): (failure: StaffFailure) => string {
  const { refused, add } = useMessages("staff");
  const { unsent } = useMessages("ui");
  return (failure) => {
    switch (failure.reason) {
      case "full":
        return add.full({ most: failure.most });
      case "taken":
      case "stale":
      case "missing":
        return refused[failure.reason];
      default:
        return unsent[failure.reason];
    }
  };
}
