import { BAN_DAYS, type BanDays } from "#app/domain/reports/input.ts";
import { Key } from "./keys.tsx";

const BAN_TERMS: Record<BanDays, string> = { 7: "7 days", 30: "30 days", 365: "1 year" };

interface BanActProps {
  isBanned: boolean;
  isChildSafety: boolean;
}

/** Bans the author, from the longest term on where it is about a child, or lifts their ban. */
export function BanAct({ isBanned, isChildSafety }: BanActProps) {
  if (isBanned) {
    return (
      <div className="actions">
        <button className="button" name="act" value="lift-ban">
          Lift the ban
        </button>
      </div>
    );
  }
  const suggested = isChildSafety ? Math.max(...BAN_DAYS) : Math.min(...BAN_DAYS);
  return (
    <details className="confirm-act">
      <summary className="button danger" data-key="b">
        Ban the author... <Key name="b" />
      </summary>
      <div className="confirm">
        <p>
          They can’t post or comment until the ban ends, and they see the rule and your words.
          Everything they’ve posted is hidden.
        </p>
        <fieldset className="ban-days">
          <legend>For how long</legend>
          {BAN_DAYS.map((days) => (
            <label key={days}>
              <input type="radio" name="days" value={days} defaultChecked={days === suggested} />{" "}
              {BAN_TERMS[days]}
            </label>
          ))}
        </fieldset>
        <button className="button danger" name="act" value="ban">
          Ban the author
        </button>
      </div>
    </details>
  );
}
