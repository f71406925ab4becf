import { useState } from "react";
import { useFetcher } from "react-router";
import { useProblem, type MaybeProblem } from "#app/device/answer-or-problem.ts";
import { canPush, turnPushOn } from "#app/device/push/push-switch.ts";
import { BellIcon } from "#app/routes/nearby/components/icon.tsx";
import { usePushKey } from "#app/routes/nearby/components/use-push-key.ts";
import { useNeighboursNear } from "#app/routes/nearby/components/use-neighbours-near.ts";
import { useFeedPath } from "#app/routes/nearby/components/use-feed-path.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface TellMeProps {
  isWaiting: boolean;
  /** Whether the feed is what was read earlier, for want of a network. */
  isRecalled: boolean;
}

/** Where nobody else has posted: the wish to be told of the first who does. */
export function TellMe({ isWaiting, isRecalled }: TellMeProps) {
  const isAlone = useNeighboursNear() === "none";
  return isAlone && !isRecalled ? <AlertSwitch isOn={isWaiting} /> : null;
}

/** Told once: by a notification where this browser can and its owner wants it, else by the badge at the next visit. */
function AlertSwitch({ isOn }: { isOn: boolean }) {
  const { tellMe } = useMessages("nearby");
  // A fetcher, so that the page stays if the network fails.
  const { Form, submit, data, state } = useFetcher<MaybeProblem>();
  const problem = useProblem(data);
  const pushKey = usePushKey();
  const from = useFeedPath();
  // While the browser asks for permission.
  const [isAsking, setAsking] = useState(false);
  return (
    <Form
      className="tell-me"
      method="post"
      action="/nearby/mine"
      onSubmit={(event) => {
        if (isOn || pushKey === null || !canPush()) return;
        event.preventDefault();
        if (isAsking) return;
        const form = event.currentTarget;
        setAsking(true);
        void turnPushOn(pushKey).finally(() => {
          setAsking(false);
          void submit(form);
        });
      }}
    >
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="operation" value={isOn ? "end-alert" : "ask-alert"} />
      <button
        className="tell-me-switch"
        role="switch"
        aria-checked={isOn}
        aria-disabled={isAsking || state !== "idle"}
      >
        <BellIcon />
        <span>
          <b>{tellMe.title}</b> <small>{isOn ? tellMe.on : tellMe.off}</small>
        </span>
        <span className="tell-me-knob" aria-hidden="true" />
      </button>
      <p className="alert" role="alert">
        {problem}
      </p>
    </Form>
  );
}
