import type { PushState } from "#app/device/push/push-state.ts";
import { FIRST_CHOICE, type PushChoice } from "#app/device/push/push-switch.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { QuietHours } from "./quiet-hours.tsx";

interface PushSettingsProps {
  push: PushState;
  onChoose: (choice: PushChoice) => void;
  onSwitchOff: () => void;
  /** Looks up again what was chosen. */
  onRetry: () => void;
}

export function PushSettings({ push, onChoose, onSwitchOff, onRetry }: PushSettingsProps) {
  const { notifications } = useMessages("phone");
  const { buttons } = useMessages("ui");
  const wordsFor = useWords();
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
            onChoose(choiceIn(new FormData(event.currentTarget)));
          }}
        >
          <label className="check">
            <input type="checkbox" name="hasHelpNews" defaultChecked={choice.hasHelpNews} />
            {notifications.help}
          </label>
          <QuietHours from={choice.quietFrom} to={choice.quietTo} />
          <div className="actions">
            <button className="button" disabled={isAsking}>
              {isOn ? buttons.save : notifications.switchOn}
            </button>
            {isOn && (
              <button className="button" type="button" onClick={onSwitchOff}>
                {notifications.switchOff}
              </button>
            )}
          </div>
        </form>
      )}
      {!known && !isAsking && (
        <button className="button" onClick={onRetry}>
          {buttons.tryAgain}
        </button>
      )}
    </>
  );
}

function choiceIn(form: FormData): PushChoice {
  const minutes = (name: string) => Number(form.get(name));
  const hours = { quietFrom: minutes("quietFrom"), quietTo: minutes("quietTo") };
  return { hasHelpNews: form.has("hasHelpNews"), ...hours };
}

function useWords(): (push: PushState) => string {
  const { notifications, pushFailed } = useMessages("phone");
  const { unsent } = useMessages("ui");
  return ({ known, problem, isAsking }) => {
    if (isAsking) return notifications.wait;
    if (problem === "noAnswer") return unsent.noAnswer;
    if (problem) return typeof problem === "string" ? pushFailed[problem] : problem.words;
    return known ? notifications[known.outcome] : "";
  };
}
