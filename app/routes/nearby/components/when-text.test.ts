import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { datedText, whenText } from "./when-text.ts";

/** Half past ten in the evening of Friday the 27th, in India. */
const NOW = Date.UTC(2026, 10, 27, 17);

const say = (kind: "plan" | "help", at: number, language: Language = "en") =>
  whenText(kind, at, NOW, { when: messagesIn(language, "nearby").when, language });

it("a plan says its day by India’s calendar, and once it has begun, since when", () => {
  expect(say("plan", NOW + HOUR_MS)).toBe("Today, 11:30 pm");
  expect(say("plan", NOW + 90 * MINUTE_MS)).toBe("Tomorrow, 12 am");
  expect(say("plan", NOW + DAY_MS)).toBe("Tomorrow, 10:30 pm");
  expect(say("plan", NOW + 2 * DAY_MS - 3 * HOUR_MS)).toBe("Sun 29, 7:30 pm");
  expect(say("plan", NOW)).toBe("Started at 10:30 pm");
  expect(say("plan", NOW - HOUR_MS)).toBe("Started at 9:30 pm");
});

it("help says by when it is needed, or was", () => {
  expect(say("help", NOW + HOUR_MS)).toBe("Needed by 11:30 pm today");
  expect(say("help", NOW + 8 * HOUR_MS)).toBe("Needed by 6:30 am tomorrow");
  expect(say("help", NOW - MINUTE_MS)).toBe("Was needed by 10:29 pm");
});

it("in Hindi too", () => {
  expect(say("plan", NOW + HOUR_MS, "hi")).toBe("आज रात 11:30 बजे");
  expect(say("help", NOW + 8 * HOUR_MS, "hi")).toBe("कल सुबह 6:30 बजे तक चाहिए");
});

it("what a chat may show for days names the day", () => {
  const { when } = messagesIn("en", "nearby");
  expect(datedText(NOW + HOUR_MS, { when, language: "en" })).toBe("Fri 27, 11:30 pm");
});
