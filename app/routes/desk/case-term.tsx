import type { OpenedCase } from "#app/domain/reports/queue.ts";
import { Seen } from "./case-form.tsx";
import { When } from "./facts.tsx";

/** Until when a case is kept, and the button that holds it for longer. */
export function CaseTerm({ opened, problem }: { opened: OpenedCase; problem: string }) {
  const { keepUntil, heldAt } = opened.case;
  return (
    <form className="card card-form" method="post">
      <h2>How long it is kept</h2>
      <Seen opened={opened} />
      <input type="hidden" name="reason" value="" />
      {heldAt !== null && (
        <p>
          Held since <When time={heldAt} />: it is kept, with its evidence, until the hold is ended,
          and not before its term is over.
        </p>
      )}
      {keepUntil === null ? (
        <p>Its term begins when it is decided.</p>
      ) : (
        <p>
          Its term ends <When time={keepUntil} />.
        </p>
      )}
      <p className="alert" role="alert">
        {problem}
      </p>
      <div className="actions">
        {heldAt === null ? (
          <button className="button" name="act" value="hold">
            Hold it: a law or the police ask
          </button>
        ) : (
          <button className="button" name="act" value="lift-hold">
            End the hold
          </button>
        )}
      </div>
    </form>
  );
}
