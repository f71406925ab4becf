import { useEffect, useReducer } from "react";
import { nextPushState, UNKNOWN } from "#app/device/push/push-state.ts";
import {
  canPush,
  findPush,
  switchPushOff,
  switchPushOn,
  type Switched,
} from "#app/device/push/push-switch.ts";
import { usePushKey } from "#app/routes/nearby/components/use-push-key.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { PushSettings } from "./push-settings.tsx";

/**
 * Switches notifications on and off for this browser. Needs the server's key and JavaScript. If scripts run, it shows before
 * the key has come, so that nothing moves.
 */
export function Notifications() {
  const pushKey = usePushKey();
  const isHydrated = useIsHydrated();
  const { notifications } = useMessages("phone");
  if (pushKey === null) return null;
  return (
    <section className={isHydrated ? undefined : "with-script"} aria-labelledby="notifications">
      <h2 id="notifications">{notifications.title}</h2>
      {!isHydrated || canPush() ? (
        <PushSwitch pushKey={pushKey} />
      ) : (
        <p className="card setting">{notifications.impossible}</p>
      )}
    </section>
  );
}

const BROKEN: Switched = { outcome: "failed", problem: "browser" };

function PushSwitch({ pushKey }: { pushKey: string }) {
  const [push, take] = useReducer(nextPushState, UNKNOWN);

  useEffect(() => {
    void findPush().then(take, () => take(BROKEN));
  }, []);

  function ask(answer: Promise<Switched>) {
    take("asking");
    void answer.then(take, () => take(BROKEN));
  }
  return (
    <PushSettings
      push={push}
      onChoose={(choice) => ask(switchPushOn(pushKey, choice))}
      onSwitchOff={() => ask(switchPushOff())}
      onRetry={() => ask(findPush())}
    />
  );
}
