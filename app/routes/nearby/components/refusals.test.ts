import { expect, it } from "vitest";
import { isOfKey } from "#app/device/problem.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { problemOf, refusalWords, type WritingRefusal } from "./refusals.ts";

const messagesFor = (language: Language) => ({
  compose: messagesIn(language, "compose"),
  problems: messagesIn(language, "problems"),
});

it("what cannot go by its key may go by another, and nothing else may", () => {
  const isKeyWrong = (refusal: WritingRefusal) => isOfKey(problemOf(refusal, messagesFor("en")));
  expect(isKeyWrong({ reason: "key-reused" })).toBe(true);
  expect(isKeyWrong({ reason: "gone" })).toBe(true);
  expect(isKeyWrong({ reason: "too-many", retryAfter: 60 })).toBe(false);
});

it("how long to wait is said in minutes, and from an hour on in hours, never too short", () => {
  const wait = (retryAfter: number, language: Language = "en") =>
    refusalWords({ reason: "too-many", retryAfter }, messagesFor(language)).split(". ").at(-1);
  expect([0, 60, 61, 3_540].map((seconds) => wait(seconds))).toEqual([
    "Please try again in 1 minute.",
    "Please try again in 1 minute.",
    "Please try again in 2 minutes.",
    "Please try again in 59 minutes.",
  ]);
  expect([3_541, 3_601, 86_400].map((seconds) => wait(seconds))).toEqual([
    "Please try again in 1 hour.",
    "Please try again in 2 hours.",
    "Please try again in 24 hours.",
  ]);
  expect(wait(7_200, "hi")).toMatch(/2 घंटे बाद/);
});
