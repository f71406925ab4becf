import type { OpenedDay } from "#app/domain/shops/openings.ts";
import { LOCALES } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { DAY, HEIGHT, barsOf } from "./bars.ts";

const WEEK = 7;

/** On how many phones the menu was opened, by day: the last of `days` is today. */
export function OpenedCard({ days }: { days: OpenedDay[] }) {
  const { opened } = useMessages("share");
  const number = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const all = sumOf(days);
  const figures = [
    [opened.today, sumOf(days.slice(-1))],
    [opened.week, sumOf(days.slice(-WEEK))],
    [opened.all, all],
  ] as const;
  return (
    <section className="card share-part" aria-labelledby="opened">
      <h2 id="opened">{opened.title}</h2>
      {all === 0 ? (
        <p className="notice">{opened.none}</p>
      ) : (
        <>
          <dl className="figures">
            {figures.map(([name, count]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{number.format(count)}</dd>
              </div>
            ))}
          </dl>
          <Chart days={days} />
          <DayByDay days={days} />
        </>
      )}
      <p className="small-print">{opened.how}</p>
    </section>
  );
}

function sumOf(days: OpenedDay[]): number {
  return days.reduce((sum, { opened }) => sum + opened, 0);
}

function Chart({ days }: { days: OpenedDay[] }) {
  const { opened } = useMessages("share");
  const dateOf = useDate();
  const best = days.reduce((most, day) => (day.opened > most.opened ? day : most));
  return (
    <figure className="chart">
      <figcaption>{opened.most({ day: dateOf(best.day), count: best.opened })}</figcaption>
      <svg
        viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={opened.chart}
      >
        {barsOf(days).map((bar) => (
          <rect key={bar.x} {...bar} />
        ))}
      </svg>
      <p className="ends">
        <span>{dateOf(days[0]?.day ?? "")}</span> <span>{opened.today}</span>
      </p>
    </figure>
  );
}

function DayByDay({ days }: { days: OpenedDay[] }) {
  const { opened } = useMessages("share");
  const dateOf = useDate();
  return (
    <details>
      <summary>{opened.byDay}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{opened.day}</th>
            <th scope="col">{opened.phones}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{dateOf(day.day)}</th>
              <td>{day.opened}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A day of a shop's calendar in words: 25 November. */
function useDate(): (day: string) => string {
  // Read and written in UTC, so that it stays the same day.
  const form = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], form);
  return (day) => format.format(new Date(day));
}
