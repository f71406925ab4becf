import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LOCALES, type Language } from "#app/messages/languages.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { WrongText } from "#app/routes/menu/editor/shop/shop-fields.tsx";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";

interface ExceptionRowProps {
  /** Date, first opening, second opening: as the page was rendered, and as they stand in the fields now. */
  stored: string[];
  line: string[];
  id: string;
  problem: string | undefined;
}

/** A date that differs from the week, with its openings: none where the shop is closed. */
export function ExceptionRow({ stored, line, id, problem }: ExceptionRowProps) {
  const { hours } = useMessages("editor");
  const language = useLanguage();
  const [date = "", from = "", to = "", ...again] = line;
  const { first, show, isShown } = useSecond(stored.slice(3).some(Boolean) || again.some(Boolean));
  const wrong = {
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem && `${id}-wrong`,
  };
  const time = (name: string, at: number, label: string) => ({
    name,
    "aria-label": label,
    defaultValue: stored[at],
    ...wrong,
  });
  return (
    <div className="exception" role="group" aria-label={dayName(date, language)}>
      <input
        type="date"
        name="exceptionDate"
        aria-label={hours.date}
        defaultValue={stored[0]}
        {...wrong}
      />
      <span className="period">
        <input type="time" {...time("exceptionFrom", 1, hours.exceptionFrom)} />
        –
        <input type="time" {...time("exceptionTo", 2, hours.exceptionTo)} />
      </span>
      {!isShown && (from || to) && (
        <button type="button" className="text-button" onClick={show}>
          <Icon name="plus" /> {hours.exceptionAgain}
        </button>
      )}
      <span className="period" hidden={!isShown}>
        <input
          ref={first}
          type="time"
          {...time("exceptionAgainFrom", 3, hours.exceptionAgainFrom)}
        />
        –
        <input type="time" {...time("exceptionAgainTo", 4, hours.exceptionAgainTo)} />
      </span>
      <WrongText id={id} text={problem} />
    </div>
  );
}

/** Whether the second opening shows: where it has times, or was asked for, which leads into it. */
function useSecond(isSaid: boolean) {
  const isHydrated = useIsHydrated();
  const [isWanted, setWanted] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  function show(): void {
    flushSync(() => setWanted(true));
    first.current?.focus();
  }
  // Without JavaScript nothing could show it.
  return { first, show, isShown: !isHydrated || isWanted || isSaid };
}

/** A date such as 2026-11-25 in words; undefined while it is none. */
function dayName(date: string, language: Language): string | undefined {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return undefined;
  return day.toLocaleDateString(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
}
