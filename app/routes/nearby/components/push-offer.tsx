import { useState } from "react";
import { useOffer } from "#app/device/offers.ts";
import { canPush, turnPushOn, type Switched } from "#app/device/push/push-switch.ts";
import { noteOfferAnswered, wasOfferAnswered } from "#app/device/push/push-offer.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { usePushKey } from "./use-push-key.ts";

/**
 * Offers notifications in one sentence, beside what tells that a post or comment has gone out, until this browser's
 * owner says yes or no.
 */
export function PushOffer({ isDue }: { isDue: boolean }) {
  const pushKey = usePushKey();
  const [progress, setProgress] = useState<"open" | "answered" | "closed">("open");
  const isHydrated = useIsHydrated();
  // What a yes has led to stays to be read.
  const isOpen =
    isHydrated && (progress === "answered" || (progress === "open" && isOpenQuestion()));
  const isMade = useOffer("notifications", isDue && isOpen && pushKey !== null);
  if (!isMade || pushKey === null) return null;
  return <Question {...{ pushKey, setProgress }} />;
}

/** Whether notifications are possible here and nothing was said about them, neither to the browser nor to us. */
function isOpenQuestion(): boolean {
  return canPush() && Notification.permission === "default" && !wasOfferAnswered();
}

interface QuestionProps {
  pushKey: string;
  setProgress: (progress: "answered" | "closed") => void;
}

function Question({ pushKey, setProgress }: QuestionProps) {
  const { offer, notifications, pushFailed } = useMessages("phone");
  const { unsent } = useMessages("ui");
  const [answer, setAnswer] = useState<Switched | "asking">();
  const answered = typeof answer === "object" ? answer : undefined;
  const accept = async () => {
    setAnswer("asking");
    setProgress("answered");
    const switched = await turnPushOn(pushKey);
    if (switched.outcome !== "failed") noteOfferAnswered();
    setAnswer(switched);
  };
  const decline = () => {
    noteOfferAnswered();
    setProgress("closed");
  };
  return (
    <div className="notice push-offer">
      <p role="status">{answered ? wordsFor(answered) : offer.question}</p>
      {(!answered || answered.outcome === "failed") && (
        <p className="actions">
          <button className="button" disabled={answer === "asking"} onClick={() => void accept()}>
            {offer.yes}
          </button>
          <button className="button" disabled={answer === "asking"} onClick={decline}>
            {offer.no}
          </button>
        </p>
      )}
    </div>
  );
  function wordsFor(switched: Switched): string {
    if (switched.outcome !== "failed") return notifications[switched.outcome];
    const { problem } = switched;
    if (problem === "noAnswer") return unsent.noAnswer;
    return typeof problem === "string" ? pushFailed[problem] : problem.words;
  }
}
