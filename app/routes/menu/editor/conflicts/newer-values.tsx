import { weekdayName, WEEKDAYS } from "#app/messages/weekdays.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { wasOf } from "#app/routes/menu/editor/operations/edited-fields.ts";
import {
  BOARD_ROWS,
  DAYS,
  EXCEPTIONS,
  isSame,
  placesIn,
} from "#app/routes/menu/editor/operations/places.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

/** After a conflict over hours or today's board: what is stored where both devices have changed it. */
export function NewerValues({ change: { failure, fields, again } }: { change: FailedChange }) {
  const { board, hours } = useMessages("editor");
  const words: Record<string, string> = useMessages("ui").dish.boardWords;
  const language = useLanguage();
  const [was, now] = [wasOf(fields), wasOf(again)];
  if (failure?.reason !== "stale" || !was || !now) return null;
  const kinds = [
    {
      places: DAYS,
      title: (place: number) => weekdayName(WEEKDAYS[place] ?? 1, language),
      text: (row: string[]) => row.join("–"),
      between: ", ",
    },
    {
      places: EXCEPTIONS,
      title: () => hours.exceptions,
      text: ([date, ...times]: string[]) => [date, openingsText(times)].filter(Boolean).join(" "),
      between: "; ",
    },
    {
      places: BOARD_ROWS,
      title: (place: number) => board.name({ number: place + 1 }),
      text: ([name, word = "", rupees, from]: string[]) =>
        name && [name, words[word], rupees && `₹${rupees}`, from].filter(Boolean).join(", "),
      between: ", ",
    },
  ];
  const lines = kinds.flatMap(({ places, title, text, between }) => {
    const [before, typed] = [placesIn(was, places), placesIn(again, places)];
    return placesIn(now, places).map((rows, place) => {
      if (isSame(rows, before[place]) || isSame(rows, typed[place])) return null;
      const texts = rows.filter(([first]) => first).map(text);
      const all = texts.join(between) || "–";
      return (
        <li key={title(place)}>
          {title(place)}: <span lang={textLanguage(all, language)}>{all}</span>
        </li>
      );
    });
  });
  return lines.some(Boolean) && <ul>{lines}</ul>;
}

/** The openings of a date, "11:00–15:00, 18:00–23:00"; empty if it has none. */
function openingsText([from, to, againFrom, againTo]: string[]): string {
  return [from && `${from}–${to}`, againFrom && `${againFrom}–${againTo}`]
    .filter(Boolean)
    .join(", ");
}
