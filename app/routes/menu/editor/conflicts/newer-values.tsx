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
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { useNewerTexts } from "./use-newer-texts.ts";

/** After a conflict over the shop's details, hours or today's board: what is stored where both devices have changed it. */
export function NewerValues({ change }: { change: FailedChange }) {
  const { failure, fields, again } = change;
  const newerTexts = useNewerTexts();
  const { board, hours } = useMessages("editor");
  const words: Record<string, string> = useMessages("ui").dish.boardWords;
  const language = useLanguage();
  const [was, now] = [wasOf(fields), wasOf(again)];
  if (failure?.reason !== "stale" || !was || !now) return null;
  const texts = fieldOf(fields, "operation") === "edit-shop" ? newerTexts(change) : [];
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
  const rows = kinds.flatMap(({ places, title, text, between }) => {
    const [before, typed] = [placesIn(was, places), placesIn(again, places)];
    return placesIn(now, places).flatMap((rows, place) => {
      if (isSame(rows, before[place]) || isSame(rows, typed[place])) return [];
      const words = rows.filter(([first]) => first).map(text);
      return { title: title(place), text: words.join(between) || "–" };
    });
  });
  const lines = [...texts, ...rows];
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map(({ title, text }) => (
        <li key={title}>
          {title}: <span lang={textLanguage(text, language)}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The openings of a date, "11:00–15:00, 18:00–23:00"; empty if it has none. */
function openingsText([from, to, againFrom, againTo]: string[]): string {
  return [from && `${from}–${to}`, againFrom && `${againFrom}–${againTo}`]
    .filter(Boolean)
    .join(", ");
}
