import { describe, expect, it } from "vitest";
import { isOfKey, type StoredProblem } from "#app/device/form-problem.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { formProblemOf, storedProblemText, refusalText, type WritingRefusal } from "./refusals.ts";

const messagesFor = (language: Language) => ({
  compose: messagesIn(language, "compose"),
  problems: messagesIn(language, "problems"),
});

it("what cannot go by its key may go by another, and nothing else may", () => {
  const isKeyWrong = (refusal: WritingRefusal) =>
    isOfKey(formProblemOf(refusal, messagesFor("en")));
  expect(isKeyWrong({ reason: "key-reused" })).toBe(true);
  expect(isKeyWrong({ reason: "gone" })).toBe(true);
  expect(isKeyWrong({ reason: "too-many", retryAfter: 60 })).toBe(false);
});

it("how long to wait is said in minutes, and from an hour on in hours, never too short", () => {
  const wait = (retryAfter: number, language: Language = "en") =>
    refusalText({ reason: "too-many", retryAfter }, messagesFor(language)).split(". ").at(-1);
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

describe("what was wrong with a post that this device keeps", () => {
  const tell = (problem: StoredProblem, language: Language) =>
    storedProblemText(problem, messagesFor(language));

  it("is told in the language of the page, whichever it was refused in", () => {
    const refusal = { reason: "invalid-input", path: "text", code: "words-too-long", most: 500 };
    const problem = { of: "text", refusal };
    expect(tell(problem, "en")).toBe("Please use at most 500 characters.");
    expect(tell(problem, "hi")).toBe("ज़्यादा से ज़्यादा 500 अक्षर लिखें।");
    const notPosted = { of: "form", refusal: { reason: "not-posted" } };
    expect(tell(notPosted, "hi")).toBe("यह अभी पोस्ट नहीं हुई है।");
  });

  it("is told as a former release has kept it", () => {
    expect(tell({ of: "text", words: "कुछ लिखें" }, "en")).toBe("कुछ लिखें");
  });

  it.each([
    { reason: "of-tomorrow" },
    { reason: "invalid-input", path: "text", code: "words-of-tomorrow" },
  ])("is told as not posted where another release alone knows it: %o", (refusal) => {
    expect(tell({ of: "form", refusal }, "en")).toBe("You haven’t posted this yet.");
  });
});
