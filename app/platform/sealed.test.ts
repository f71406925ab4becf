import { expect, it } from "vitest";
import type { Secrets } from "./secret.ts";
import { seal, unseal } from "./sealed.ts";

const SECRET = "a".repeat(32);
const SECRETS: Secrets = [SECRET];

it("only the same secret and purpose open what was sealed, and nothing of it shows", () => {
  const sealed = seal(SECRET, "notes", "नमस्ते, abcd-efgh");
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("abcd");
  expect(seal(SECRET, "notes", "नमस्ते, abcd-efgh")).not.toBe(sealed);
  expect(unseal(SECRETS, "notes", sealed)).toBe("नमस्ते, abcd-efgh");
  expect(unseal(["b".repeat(32), SECRET], "notes", sealed)).toBe("नमस्ते, abcd-efgh");
  expect(unseal(SECRETS, "other notes", sealed)).toBeUndefined();
  expect(unseal(["b".repeat(32)], "notes", sealed)).toBeUndefined();
});

it.each(["", "x", "a".repeat(37), "a".repeat(200), "🥟"])(
  "what nobody sealed opens to nothing: %s",
  (text) => {
    expect(unseal(SECRETS, "notes", text)).toBeUndefined();
  },
);

it("what was changed by one bit opens to nothing", () => {
  const bytes = Buffer.from(seal(SECRET, "notes", "abcd-efgh"), "base64url");
  for (const index of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(unseal(SECRETS, "notes", changed.toString("base64url"))).toBeUndefined();
  }
});

it("nothing is sealed with a secret that is too short", () => {
  expect(() => seal("short", "notes", "x")).toThrow("SESSION_SECRET");
  expect(() => seal(undefined, "notes", "x")).toThrow("SESSION_SECRET");
});
