import { expect, it } from "vitest";
import { clockTime } from "./clock.ts";

it("a time of day is written as each language says it", () => {
  const evening = Date.UTC(2026, 10, 20, 13, 10);
  const night = Date.UTC(2026, 10, 20, 18, 35);
  const at = (time: number, language: "en" | "hi") => clockTime(time, language, "Asia/Kolkata");
  expect([at(evening, "en"), at(night, "en")]).toEqual(["6:40 pm", "12:05 am"]);
  expect([at(evening, "hi"), at(night, "hi")]).toEqual(["शाम 6:40", "रात 12:05"]);
});
