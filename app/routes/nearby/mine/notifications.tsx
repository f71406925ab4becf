import { useEffect, useReducer } from "react";
import { afterTold, UNKNOWN, type PushState } from "#app/device/push/push-state.ts";
import {
  canPush,
  findPush,
  switchPushOff,
  switchPushOn,
  type Switched,
} from "#app/device/push/push-switch.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { QuietHours } from "./quiet-hours.tsx";

/** Quiet from 22:00 to 7:00 unless somebody chooses otherwise. */
const FIRST_CHOICE = { hasHelpNews: false, quietFrom: 22 * 60, quietTo: 7 * 60 };

/** Switches notifications on and off for this browser. Needs the server's key, and JavaScript. */
export function Notifications({ pushKey }: { pushKey: string | null }) {
  const isHydrated = useIsHydrated();
  if (pushKey === null || !isHydrated) return null;
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications">Notifications</h2>
      {canPush() ? <PushSwitch pushKey={pushKey} /> : <p>{IMPOSSIBLE}</p>}
    </section>
  );
}

const IMPOSSIBLE =
  "This browser cannot be told anything. On an iPhone, put the app on your Home Screen first.";

const BROKEN: Switched = {
  outcome: "failed",
  problem: "This browser cannot be notified just now.",
};

function PushSwitch({ pushKey }: { pushKey: string }) {
  const [push, take] = useReducer(afterTold, UNKNOWN);

  useEffect(() => {
    void findPush().then(take, () => take(BROKEN));
  }, []);

  function ask(answer: Promise<Switched>) {
    take("asking");
    void answer.then(take, () => take(BROKEN));
  }
  function choose(form: FormData) {
    const minutes = (name: string) => Number(form.get(name));
    const hasHelpNews = form.has("hasHelpNews");
    const hours = { quietFrom: minutes("quietFrom"), quietTo: minutes("quietTo") };
    ask(switchPushOn(pushKey, { hasHelpNews, ...hours }));
  }
  const { known, isAsking } = push;
  const isOn = known?.outcome === "on";
  const choice = isOn ? known.choice : FIRST_CHOICE;
  return (
    <>
      <p role="status">{wordsFor(push)}</p>
      {known && (
        <form
          key={JSON.stringify(choice)}
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            choose(new FormData(event.currentTarget));
          }}
        >
          <label className="check">
            <input type="checkbox" name="hasHelpNews" defaultChecked={choice.hasHelpNews} />
            Also when somebody around here asks for help
          </label>
          <QuietHours from={choice.quietFrom} to={choice.quietTo} />
          <div className="actions">
            <button className="button" disabled={isAsking}>
              {isOn ? "Save" : "Switch on"}
            </button>
            {isOn && (
              <button className="button" type="button" onClick={() => ask(switchPushOff())}>
                Switch off
              </button>
            )}
          </div>
        </form>
      )}
      {!known && !isAsking && (
        <button className="button" onClick={() => ask(findPush())}>
          Try again
        </button>
      )}
    </>
  );
}

function wordsFor({ known, problem, isAsking }: PushState): string {
  if (isAsking) return "One moment…";
  if (problem !== "" || !known) return problem;
  switch (known.outcome) {
    case "on":
      return "This phone is told when somebody replies to your posts.";
    case "off":
      return "This phone can be told when somebody replies to your posts.";
    case "denied":
      return "Notifications are switched off for this site, in your browser’s settings.";
  }
}
