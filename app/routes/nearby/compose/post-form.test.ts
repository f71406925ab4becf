import { describe, expect, it } from "vitest";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { mergedText, problemsOfPost } from "./post-form.ts";

const NOW = Date.UTC(2026, 10, 27, 12, 30);
const KNOWN = { age: null, now: NOW };
const NEW = { age: 13, now: NOW };

describe("the form of a post", () => {
  const messages = {
    compose: messagesIn("en", "compose"),
    writing: messagesIn("en", "writing"),
    problems: messagesIn("en", "postProblems"),
  };
  const fields = {
    kind: "help",
    text: "A ladder?",
    venue: "",
    reach: "3",
    hours: "6",
    tile: "16/1/1",
  };

  it("is right before it is sent", () => {
    expect(problemsOfPost({ ...fields, tile: "16/46042/29161" }, KNOWN, messages)).toEqual({});
  });

  it("says beside each field what is wrong, and of those that are not seen beside its button", () => {
    const wrong = { ...fields, text: " ", venue: "x".repeat(81), tile: "nowhere" };
    expect(problemsOfPost(wrong, NEW, messages)).toEqual({
      text: "Please write something.",
      venue: "That’s 81 characters. Please use at most 80.",
      isOldEnough: "Please tell us whether you’re 13 or older.",
      form: "Please choose your place first.",
    });
  });

  it("says beside its button that something is missing where it has no kind", () => {
    const { kind: _, ...rest } = { ...fields, tile: "16/46042/29161" };
    expect(problemsOfPost(rest, KNOWN, messages)).toEqual({
      form: "Something is missing from this form. Please open it again.",
    });
  });

  it("says beside its time that a plan needs one, at once with all else, and that one is over", () => {
    const plan = { ...fields, tile: "16/46042/29161", kind: "plan", day: "2026-11-27" };
    const past = { time: "That time has passed. Please choose a later one." };
    expect(problemsOfPost({ ...plan, text: "" }, KNOWN, messages)).toEqual({
      text: "Please write something.",
      time: "Please choose a day and a time.",
    });
    expect(problemsOfPost({ ...plan, time: "17:00" }, KNOWN, messages)).toEqual(past);
    expect(problemsOfPost({ ...plan, time: "18:30" }, KNOWN, messages)).toEqual({});
  });

  it("leaves a time to the server where this phone’s clock alone could tell that it is over", () => {
    const plan = { ...fields, tile: "16/46042/29161", kind: "plan", day: "2026-11-27" };
    const offline = { age: null, now: undefined };
    expect(problemsOfPost({ ...plan, time: "17:00" }, offline, messages)).toEqual({});
    expect(problemsOfPost(plan, offline, messages)).toEqual({
      time: "Please choose a day and a time.",
    });
  });

  it("is not sent by who says to be too young", () => {
    const young = { ...fields, tile: "16/46042/29161", isOldEnough: "no" };
    expect(problemsOfPost(young, NEW, messages)).toEqual({
      isOldEnough: "You have to be 13 or older to take part here. You’re welcome to keep reading.",
    });
    expect(problemsOfPost({ ...young, isOldEnough: "yes" }, NEW, messages)).toEqual({});
  });
});

it.each([
  ["", "Typed", "Typed"],
  ["Kept", "", "Kept"],
  ["Kept", "Kept", "Kept"],
  ["Kept and", "Kept and typed", "Kept and typed"],
  ["Kept\nshared", "shared", "Kept\nshared"],
  ["Kept", "typed", "Kept\ntyped"],
])("of a draft “%s” and “%s” nothing is lost or doubled", (kept, typed, merged) => {
  expect(mergedText(kept, typed)).toBe(merged);
});
