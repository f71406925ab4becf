import { expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { timeLeft, timeSince } from "./words.ts";

const [english, hindi] = [messagesIn("en", "nearby"), messagesIn("hi", "nearby")];

it("how old a post is never sounds older than it is", () => {
  const passed = [0, 2 * MINUTE_MS - 1, 2 * MINUTE_MS, HOUR_MS - 1, HOUR_MS, 3 * HOUR_MS - 1];
  expect(passed.map((time) => timeSince(0, time, english))).toEqual([
    "just now",
    "just now",
    "2 min",
    "59 min",
    "1 h",
    "2 h",
  ]);
  expect([47 * HOUR_MS, 71 * HOUR_MS].map((time) => timeSince(0, time, english))).toEqual([
    "47 h",
    "2 days",
  ]);
  expect([HOUR_MS, 5 * HOUR_MS].map((time) => timeSince(0, time, hindi))).toEqual([
    "1 घंटा",
    "5 घंटे",
  ]);
});

it("what a post has left is said in days, then in hours until the last one", () => {
  expect([74 * HOUR_MS, 47 * HOUR_MS].map((endsAt) => timeLeft(endsAt, 0, english))).toEqual([
    "3 days left",
    "47 h left",
  ]);
  const left = [MINUTE_MS - 1, MINUTE_MS, HOUR_MS - 1, HOUR_MS, 1.5 * HOUR_MS];
  expect(left.map((endsAt) => timeLeft(endsAt, 0, english))).toEqual([
    "ends now",
    "1 min left",
    "59 min left",
    "1 h left",
    "2 h left",
  ]);
  expect([HOUR_MS, 23 * HOUR_MS].map((endsAt) => timeLeft(endsAt, 0, hindi))).toEqual([
    "1 घंटा बाकी",
    "23 घंटे बाकी",
  ]);
});
