import { describe, expect, it } from "vitest";
import { isOfKey, type StoredProblem } from "#app/device/form-problem.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { formProblemOf, storedProblemText, refusalText, type WritingRefusal } from "./refusals.ts";

const messagesFor = (language: Language) => ({
  compose: messagesIn(language, "compose"),
  writing: messagesIn(language, "writing"),
  problems: messagesIn(language, "postProblems"),
});

it("what is refused for its key may be sent under another, and nothing else may", () => {
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
  const textOf = (problem: StoredProblem, language: Language) =>
    storedProblemText(problem, messagesFor(language));

  it("is said in the language of the page, whichever it was refused in", () => {
    const refusal = { reason: "invalid-input", path: "text", code: "words-too-long", most: 500 };
    const problem = { of: "text", refusal };
    expect(textOf(problem, "en")).toBe("Please use at most 500 characters.");
    expect(textOf(problem, "hi")).toBe("ज़्यादा से ज़्यादा 500 अक्षर लिखें।");
    const counted = { of: "text", refusal: { ...refusal, count: 1_000_000 } };
    expect(textOf(counted, "en")).toBe("That’s 10,00,000 characters. Please use at most 500.");
    expect(textOf(counted, "hi")).toBe("ये 10,00,000 अक्षर हैं। ज़्यादा से ज़्यादा 500 लिखें।");
    const notPosted = { of: "form", refusal: { reason: "not-posted" } };
    expect(textOf(notPosted, "hi")).toBe("यह अभी पोस्ट नहीं हुई है।");
  });

  it("is said as a former release has stored it", () => {
    expect(textOf({ of: "text", words: "कुछ लिखें" }, "en")).toBe("कुछ लिखें");
  });

  it.each([
    undefined,
    { reason: "of-tomorrow" },
    { reason: "toString" },
    { reason: "full" },
    { reason: "banned" },
    { reason: "age-unknown", leastAge: "13" },
    { reason: "too-many", retryAfter: null },
    { reason: "invalid-input", path: "text" },
  ])("is called not posted where its refusal has no text here, or lacks a value: %o", (refusal) => {
    const stored = { of: "form", refusal } as StoredProblem;
    expect(textOf(stored, "en")).toBe("You haven’t posted this yet.");
  });

  it("is called unreadable where another release alone has words for it", () => {
    const refusal = { reason: "invalid-input", path: "text", code: "words-of-tomorrow" };
    expect(textOf({ of: "text", refusal }, "en")).toMatch(/^We couldn’t read what was sent/);
  });
});
