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

/** What this browser is told of. Each switch holds at once; replies come with everything else. */
export function PushSettings({ push, onChoose, onSwitchOff, onRetry }: PushSettingsProps) {
  const { notifications } = useMessages("phone");
  const { buttons } = useMessages("ui");
  const words = useWords()(push);
  const { known, isAsking } = push;
  if (!known && !isAsking) {
    return (
      <div className="card setting">
        <p role="status">{words}</p>
        <button className="button" onClick={onRetry}>
          {buttons.tryAgain}
        </button>
      </div>
    );
  }
  const isOn = known && known.outcome === "on";
  const choice = known?.outcome === "on" ? known.choice : FIRST_CHOICE;
  return (
    <>
      <ul className="card sets" aria-busy={isAsking}>
        <Setting
          label={notifications.replies}
          isOn={isOn}
          onChange={(wanted) => (wanted ? onChoose(choice) : onSwitchOff())}
        />
        <Setting
          label={notifications.help}
          isOn={isOn && choice.hasHelpNews}
          onChange={(hasHelpNews) => onChoose({ ...choice, hasHelpNews })}
        />
        {isOn && (
          <li>
            <QuietHours
              from={choice.quietFrom}
              to={choice.quietTo}
              onChange={(hours) => onChoose({ ...choice, ...hours })}
            />
          </li>
        )}
      </ul>
      <p className="quiet" role="status">
        {words}
      </p>
    </>
  );
}

interface SettingProps {
  label: string;
  /** Undefined while it is being looked up: a tap would write over what was chosen. */
  isOn: boolean | undefined;
  onChange: (isOn: boolean) => void;
}

function Setting({ label, isOn, onChange }: SettingProps) {
  return (
    <li>
      <button
        className="row"
        type="button"
        disabled={isOn === undefined}
        // A switch has to say whether it is on.
        role={isOn === undefined ? undefined : "switch"}
        aria-checked={isOn}
        onClick={() => onChange(!isOn)}
      >
        <span>{label}</span>
        <i />
      </button>
    </li>
  );
}

function useWords(): (push: PushState) => string {
  const { notifications, pushFailed } = useMessages("phone");
  const { unsent } = useMessages("ui");
  return ({ known, problem, isAsking }) => {
    // Most people have them off: if that shows at once, nothing below moves for them.
    if (!known && isAsking) return notifications.off;
    if (isAsking) return notifications.wait;
    if (problem === "noAnswer") return unsent.noAnswer;
    if (problem) return typeof problem === "string" ? pushFailed[problem] : problem.words;
    return known ? notifications[known.outcome] : "";
  };
}
