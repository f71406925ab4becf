import { useEffect, useState } from "react";
import { canPush, findPush, switchPushOff, switchPushOn, type Switched } from "./push-switch.ts";
import { QuietHours } from "./quiet-hours.tsx";

/** At night nobody is told anything, unless they choose otherwise: from 22:00 to 7:00. */
const FIRST_CHOICE = { hasHelpNews: false, quietFrom: 22 * 60, quietTo: 7 * 60 };

/** Switches notifications on and off for this browser. Without a key of the server's they are not offered. */
export function Notifications({ pushKey }: { pushKey: string | null }) {
  const [push, setPush] = useState<Switched | "asking" | "impossible">("asking");

  useEffect(() => {
    const finding = canPush() ? findPush() : Promise.resolve("impossible" as const);
    void finding.then(setPush, () => setPush("impossible"));
  }, []);

  if (pushKey === null) return null;
  const key = pushKey;
  async function choose(form: FormData) {
    setPush("asking");
    const minutes = (name: string) => Number(form.get(name));
    const hasHelpNews = form.has("hasHelpNews");
    const hours = { quietFrom: minutes("quietFrom"), quietTo: minutes("quietTo") };
    setPush(await switchPushOn(key, { hasHelpNews, ...hours }));
  }
  const isOn = push !== "asking" && push !== "impossible" && push.outcome === "on";
  const choice = isOn ? push.choice : FIRST_CHOICE;
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications">Notifications</h2>
      <p role="status">{wordsFor(push)}</p>
      {push !== "impossible" && (
        <form
          key={JSON.stringify(choice)}
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void choose(new FormData(event.currentTarget));
          }}
        >
          <label className="check">
            <input type="checkbox" name="hasHelpNews" defaultChecked={choice.hasHelpNews} />
            Also when somebody around here asks for help
          </label>
          <QuietHours from={choice.quietFrom} to={choice.quietTo} />
          <div className="actions">
            <button className="button" disabled={push === "asking"}>
              {isOn ? "Save" : "Switch on"}
            </button>
            {isOn && (
              <button
                className="button"
                type="button"
                onClick={() => void switchPushOff().then(setPush)}
              >
                Switch off
              </button>
            )}
          </div>
        </form>
      )}
    </section>
  );
}

function wordsFor(push: Switched | "asking" | "impossible"): string {
  if (push === "asking") return "One moment…";
  if (push === "impossible") {
    return "This browser cannot be told anything. On an iPhone, put the app on your Home Screen first.";
  }
  switch (push.outcome) {
    case "on":
      return "This phone is told when somebody replies to your posts.";
    case "off":
      return "This phone can be told when somebody replies to your posts.";
    case "denied":
      return "Notifications are switched off for this site, in your browser’s settings.";
    case "failed":
      return push.problem;
  }
}
