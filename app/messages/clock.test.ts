import { expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { CLOCK, clockTime } from "./clock.ts";
import { LANGUAGES, LOCALES } from "./languages.ts";

it("a time of day is written as each language says it", () => {
  const evening = Date.UTC(2026, 10, 20, 13, 10);
  const night = Date.UTC(2026, 10, 20, 18, 35);
  const at = (time: number, language: "en" | "hi") => clockTime(time, language, "Asia/Kolkata");
  expect([at(evening, "en"), at(night, "en")]).toEqual(["6:40 pm", "12:05 am"]);
  expect([at(evening, "hi"), at(night, "hi")]).toEqual(["शाम 6:40", "रात 12:05"]);
});

it.each(LANGUAGES)("each hour in %s is written as the standard library writes it", (language) => {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    ...CLOCK[language],
    timeZone: "UTC",
  });
  for (let hour = 0; hour < 24; hour++) {
    const time = hour * HOUR_MS + hour * MINUTE_MS;
    expect(clockTime(time, language, "UTC")).toBe(format.format(time));
  }
});
