import { pathInFlow, type Flow } from "./flow.ts";
import { Key, Keys } from "./keys.tsx";

interface StartProps {
  flow: Flow;
  /** Whether none was left when the next one was asked for. */
  isNone: boolean;
  /** Of the reason that cases are listed by, if they are. */
  reasonName: string | undefined;
}

const KEYS = [
  ["n", "Take the next case"],
  ["u", "Undo what you decided last"],
] as const;

/** Leads from case to case, the most urgent one first. */
export function Start({ flow, isNone, reasonName }: StartProps) {
  const hasSkipped = flow.skipped.length > 0;
  const anew = { ...flow, skipped: [] };
  return (
    <form className="start" method="post" action={pathInFlow(anew)}>
      {isNone && (
        <p className="notice" role="status">
          {noneText(reasonName, hasSkipped)}
        </p>
      )}
      <div className="actions">
        <button className="button primary" name="act" value="next" data-key="n">
          {startText({ isNone, hasSkipped, reasonName })} <Key name="n" />
        </button>
        {isNone && reasonName !== undefined && (
          <button
            className="button"
            name="act"
            value="next"
            formAction={pathInFlow({ reason: undefined, skipped: [] })}
          >
            Go on with any reason
          </button>
        )}
      </div>
      <Keys keys={KEYS} />
    </form>
  );
}

function noneText(reasonName: string | undefined, hasSkipped: boolean): string {
  const skipped = hasSkipped ? " but what you skipped" : "";
  if (reasonName !== undefined) return `No “${reasonName}” cases are left for you${skipped}.`;
  return `Nothing is left for you${skipped || " to decide"}. Time for chai.`;
}

function startText({
  isNone,
  hasSkipped,
  reasonName,
}: Pick<StartProps, "isNone" | "reasonName"> & { hasSkipped: boolean }): string {
  if (isNone && hasSkipped) return "Go through what you skipped";
  if (isNone) return "Look again";
  return reasonName === undefined ? "Start" : `Start with “${reasonName}”`;
}
