import { localDate, localTime } from "#app/domain/shops/local-time.ts";
import type { Kind } from "#app/domain/posts/limits.ts";
import { DAY_MS } from "#app/durations.ts";
import type { Messages } from "#app/messages/bind.ts";
import { dayParts } from "#app/messages/days.ts";
import type { Catalogue } from "#app/messages/en.ts";
import type { Language } from "#app/messages/languages.ts";
import { timeOfDay } from "#app/messages/served-times.ts";

interface Words {
  when: Messages<Catalogue["nearby"]>["when"];
  language: Language;
}

/** The time of day of a moment (milliseconds UTC) in India, without its day: "6:30 pm". */
export function timeText(at: number, language: Language): string {
  return timeOfDay(localTime(at).minute, language);
}

/** A moment so that it reads the same on every day: "Sun 29, 6:30 am". */
export function datedText(at: number, { when, language }: Words): string {
  const { weekday, day } = dayParts(localDate(at), language);
  return when.onDay({ day: `${weekday} ${day}`, time: timeText(at, language) });
}

/** When a plan begins or began: "Tomorrow, 6:30 am", "Sun 29, 6:30 am", "Started at 6 pm". */
function planText(at: number, now: number, words: Words): string {
  const { when, language } = words;
  const time = timeText(at, language);
  if (at <= now) return when.started({ time });
  if (isOn(at, now)) return when.today({ time });
  return isOn(at, now + DAY_MS) ? when.tomorrow({ time }) : datedText(at, words);
}

/** By when help is or was needed: "Needed by 6 pm today". */
function helpText(at: number, now: number, { when, language }: Words): string {
  const time = timeText(at, language);
  if (at <= now) return when.wasNeeded({ time });
  return isOn(at, now) ? when.neededToday({ time }) : when.neededTomorrow({ time });
}

/** What a card says of the moment that a plan or a call for help is about. */
export function whenText(kind: Kind, at: number, now: number, words: Words): string {
  return (kind === "plan" ? planText : helpText)(at, now, words);
}

function isOn(at: number, day: number): boolean {
  return localDate(at) === localDate(day);
}
