import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "#app/platform/passwords.ts";
import { LoginInput, newPasswordInput } from "./input.ts";

function problem(password: unknown, username = "sharma"): string | undefined {
  return v.safeParse(newPasswordInput(username), password).issues?.[0].message;
}

describe("a new password", () => {
  it.each([
    "stall at the corner",
    "onlyletters",
    "73951846",
    "  spaces  ",
    "चायऔरसमोसा",
    "🫖🥘🍛🥞🧆🥙🌯🍲",
    "x".repeat(128),
    "🫖".repeat(128),
  ])("may be %.30s", (password) => {
    expect(problem(password)).toBeUndefined();
  });

  it.each([
    ["seven77", /too-short/],
    ["🫖🥘🍛🥞🧆🥙🌯", /too-short/],
    ["", /too-short/],
    ["x".repeat(129), /too-long/],
    ["x".repeat(100_000), /too-long/],
    // One character as typed, eighteen as hashed.
    ["\uFDFA".repeat(8), /too-long/],
    ["line\nbreak in it", /unreadable/],
    ["null\0 in it here", /unreadable/],
    ["half \uD800 a character", /unreadable/],
    ["my-SHARMA-stall", /username/],
    ["Password123", /too-common/],
    ["ｐａｓｓｗｏｒｄ", /too-common/],
    ["India@123", /too-common/],
    [undefined, /required/],
    [new File([], "x"), /required/],
  ])("may not be %.30s", (password, message) => {
    expect(problem(password)).toMatch(message);
  });

  it("may not contain the username however that was written", () => {
    expect(problem("my-sharma-stall", "SHARMA")).toMatch(/username/);
  });

  it("can be used to log in as it was typed, however long it became", async () => {
    const typed = "\uFDFA".repeat(7);
    const hash = await hashPassword(v.parse(newPasswordInput("sharma"), typed));
    const { password } = v.parse(LoginInput, { username: "sharma", password: typed });
    expect(await verifyPassword(password, hash)).toBe(true);
  });
});

describe("what is typed to log in", () => {
  const isTaken = (username: unknown, password: unknown) =>
    v.is(LoginInput, { username, password });

  it("is taken as it is, but for blanks around the username", () => {
    const parsed = v.parse(LoginInput, { username: " Sharma ", password: " p " });
    expect(parsed).toEqual({ username: "Sharma", password: " p " });
  });

  it("is not worth hashing where it is empty, no text, or longer than any password", () => {
    expect(isTaken("sharma", "p")).toBe(true);
    expect(isTaken(" ", "p")).toBe(false);
    expect(isTaken("sharma", "")).toBe(false);
    expect(isTaken("sharma", undefined)).toBe(false);
    expect(isTaken(new File([], "x"), "p")).toBe(false);
    expect(isTaken("x".repeat(61), "p")).toBe(false);
    expect(isTaken("sharma", "p".repeat(1_024))).toBe(true);
    expect(isTaken("sharma", "p".repeat(1_025))).toBe(false);
  });
});
