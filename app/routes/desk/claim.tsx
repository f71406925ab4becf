import { indianTimeOfDay } from "./facts.tsx";
import { Key } from "./keys.tsx";
import { pathInFlow, type Flow } from "./flow.ts";
import letGo from "./let-go.ts?worker&url";

interface ClaimProps {
  holder: { by: string; until: number } | undefined;
  username: string;
  flow: Flow;
}

/** Says who has the case. They can leave it to others; anybody else can go on to the next one. */
export function Claim({ holder, username, flow }: ClaimProps) {
  if (!holder) return <Next flow={flow} />;
  const { by, until } = holder;
  const time = indianTimeOfDay(until);
  if (by !== username) {
    return (
      <div className="claim">
        <p className="notice">
          {by} has this case until {time}, or until they leave it. You can read it, but not decide
          it.
        </p>
        <Next flow={flow} />
      </div>
    );
  }
  return (
    <form className="claim" method="post" data-until={until}>
      <script type="module" src={letGo} />
      <input type="hidden" name="until" value={until} />
      <p className="hint">Yours until {time}</p>
      <div className="actions">
        <button className="button" name="act" value="skip" data-key="s">
          Skip it <Key name="s" />
        </button>
        <button className="button" name="act" value="leave" data-key="l">
          Leave it <Key name="l" />
        </button>
      </div>
    </form>
  );
}

function Next({ flow }: { flow: Flow }) {
  return (
    <form className="actions" method="post" action={pathInFlow(flow)}>
      <button className="button" name="act" value="next" data-key="n">
        Next case <Key name="n" />
      </button>
    </form>
  );
}
