import { FEWEST, type AtLeast, type Blurred } from "#app/domain/transparency/blur.ts";
import {
  SHOWN_OUTCOMES,
  type PublishedMonth,
  type ReasonOfMonth,
} from "#app/domain/transparency/published.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { monthName, timeTaken } from "./time-taken.ts";

/** What a month came to, in a few numbers, and behind a tap by reason. */
export function Month({ month, isOpen }: { month: PublishedMonth; isOpen: boolean }) {
  const { months } = useMessages("moderation");
  const language = useLanguage();
  const name = monthName(month.month, language);
  const addressOf = (type: string) => `/moderation/log.${type}?month=${month.month}`;
  return (
    <details className="month" open={isOpen}>
      <summary>
        <h3>{name}</h3>
        <Sum of={month.decisions} />
      </summary>
      <Summary month={month} />
      {month.reasons.length === 0 ? (
        <p className="empty">{months.quiet}</p>
      ) : (
        <Reasons reasons={month.reasons} caption={months.table({ month: name })} />
      )}
      <p className="files">
        {rich(
          months.log({
            json: <FileLink to={addressOf("json")} />,
            csv: <FileLink to={addressOf("csv")} />,
          }),
        )}
      </p>
    </details>
  );
}

function FileLink({ to, children }: { to: string; children?: React.ReactNode }) {
  return <a href={to}>{children}</a>;
}

function Summary({ month }: { month: PublishedMonth }) {
  const { months } = useMessages("moderation");
  return (
    <dl className="summary">
      <div>
        <dt>{months.decisions}</dt>
        <dd>
          <Sum of={month.decisions} />
        </dd>
      </div>
      <div>
        <dt>{months.median}</dt>
        <dd>
          <Median minutes={month.median} />
        </dd>
      </div>
      <div>
        <dt>{months.undone}</dt>
        <dd>
          <Sum of={month.undone} />
        </dd>
      </div>
      <div>
        <dt>{months.appealsKept}</dt>
        <dd>
          <Count of={month.appeals.upheld} />
        </dd>
      </div>
      <div>
        <dt>{months.appealsReversed}</dt>
        <dd>
          <Count of={month.appeals.reversed} />
        </dd>
      </div>
    </dl>
  );
}

/** A table; on a narrow screen a card for each reason. */
function Reasons({ reasons, caption }: { reasons: ReasonOfMonth[]; caption: string }) {
  const { columns } = useMessages("moderation");
  const heads = [columns.reason, ...SHOWN_OUTCOMES.map((outcome) => columns[outcome])];
  return (
    <table aria-label={caption}>
      <thead>
        <tr>
          {[...heads, columns.undone, columns.median].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reasons.map((each) => (
          <Row key={each.reason} of={each} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ of: { reason, outcomes, undone, median } }: { of: ReasonOfMonth }) {
  const { columns, reasons } = useMessages("moderation");
  return (
    <tr>
      <th scope="row">{reasons[reason]}</th>
      {SHOWN_OUTCOMES.map((outcome) => (
        <Cell key={outcome} head={columns[outcome]} count={outcomes[outcome]} />
      ))}
      <td data-head={columns.undone} className={isNone(undone) ? "none" : undefined}>
        <Sum of={undone} />
      </td>
      <td data-head={columns.median}>
        <Median minutes={median} />
      </td>
    </tr>
  );
}

function Cell({ head, count }: { head: string; count: Blurred }) {
  return (
    <td data-head={head} className={count === 0 ? "none" : undefined}>
      <Count of={count} />
    </td>
  );
}

const isNone = ({ sum, isAtLeast }: AtLeast) => sum === 0 && !isAtLeast;

function Count({ of: count }: { of: Blurred }) {
  const { months } = useMessages("moderation");
  const language = useLanguage();
  return count === null ? months.few({ fewest: FEWEST }) : count.toLocaleString(language);
}

function Sum({ of: { sum, isAtLeast } }: { of: AtLeast }) {
  const { months } = useMessages("moderation");
  if (!isAtLeast) return <Count of={sum} />;
  return sum === 0 ? months.some : months.atLeast({ count: sum });
}

function Median({ minutes }: { minutes: number | undefined }) {
  const { months } = useMessages("moderation");
  const language = useLanguage();
  return minutes === undefined ? (
    <span className="untold">{months.untold}</span>
  ) : (
    timeTaken(minutes, language)
  );
}
