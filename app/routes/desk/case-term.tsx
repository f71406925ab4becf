import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { Seen } from "./case-form.tsx";
import { When } from "./facts.tsx";

export function CaseTerm({ opened, problem }: { opened: OpenedCase; problem: string }) {
  const { keepUntil, heldAt } = opened.case;
  if (opened.isEmptied) return null;
  return (
    <form className="card card-form" method="post">
      <h2>How long it is kept</h2>
      <Seen opened={opened} />
      <input type="hidden" name="reason" value="" />
      {heldAt !== null && (
        <p>
          On hold since <When time={heldAt} />: it won’t be deleted, and neither will its evidence,
          until somebody lifts the hold.
        </p>
      )}
      {keepUntil === null ? (
        <p>It has a deletion date once it’s decided.</p>
      ) : (
        <p>
          {heldAt === null ? "Due to be deleted" : "Without the hold, due to be deleted"}{" "}
          <When time={keepUntil} />.
        </p>
      )}
      <p className="alert" role="alert">
        {problem}
      </p>
      <div className="actions">
        {heldAt === null ? (
          <button className="button" name="act" value="hold">
            Keep it longer: a law or the police require it
          </button>
        ) : (
          <button className="button" name="act" value="lift-hold">
            Lift the hold
          </button>
        )}
      </div>
    </form>
  );
}
