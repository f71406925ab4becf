import { describe, expect, it } from "vitest";
import { nameStep } from "./name-step.ts";

describe("nameStep", () => {
  it.each([
    ["Om", 1],
    ["Corner Cafe", 1],
    ["राज कचौरी", 1],
    ["Sharma Chaat Bhandar", 2],
    ["SHRI GANESH JUICE CENTRE AND SNACKS", 3],
    ["श्री राधे कृष्ण शुद्ध शाकाहारी भोजनालय एवं मिष्ठान्न भंडार", 3],
    ["chaat ".repeat(20).trim(), 5],
    ["CHAAT ".repeat(20).trim(), 6],
  ])("writes %s by step %i", (name, step) => {
    expect(nameStep(name)).toBe(step);
  });

  it("writes a long word so that it need not be broken", () => {
    expect(nameStep("x".repeat(13))).toBe(1);
    expect(nameStep("x".repeat(14))).toBe(2);
    expect(nameStep(`${"x".repeat(22)} a`)).toBe(3);
  });

  it("takes a letter and its vowel signs for one", () => {
    expect(nameStep("कि".repeat(10))).toBe(nameStep("क".repeat(10)));
  });
});
