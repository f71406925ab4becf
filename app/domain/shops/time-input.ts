import * as v from "valibot";
import { boundedText } from "#app/domain/bounded-text.ts";

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time such as 08:30, in minutes since midnight; null if it is blank. */
export const TimeInput = v.pipe(
  boundedText(5, "menu-time-wrong"),
  v.check((text) => text === "" || TIME.test(text), "menu-time-wrong"),
  v.transform((text) =>
    text === "" ? null : Number(text.slice(0, 2)) * 60 + Number(text.slice(3)),
  ),
);

/** Minutes since midnight as a time such as 08:30; empty for null. */
export function timeText(minute: number | null): string {
  if (minute === null) return "";
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
