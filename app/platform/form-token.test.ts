import { describe, expect, it } from "vitest";
import { newFormToken, readFormToken, signFormToken } from "./form-token.ts";

const SECRET = "a secret of thirty-two characters";
const OTHER = "another of thirty-two characters.";
const NOW = Date.UTC(2026, 10, 20);

describe("a form's token", () => {
  it("says its key and its time to who holds the secret, each form's another", () => {
    const token = newFormToken(NOW);
    expect(readFormToken([SECRET], "contact", signFormToken(SECRET, "contact", token))).toEqual(
      token,
    );
    expect(token.madeAt).toBe(NOW);
    expect(newFormToken(NOW).key).not.toBe(token.key);
  });

  it("says nothing to another secret or another form, nor once a character is changed", () => {
    const written = signFormToken(SECRET, "contact", newFormToken(NOW));
    expect(readFormToken([OTHER], "contact", written)).toBeUndefined();
    expect(readFormToken([SECRET], "add-shop", written)).toBeUndefined();
    const changed = Array.from(written, (character, at) => {
      const other = character === "a" ? "b" : "a";
      return written.slice(0, at) + other + written.slice(at + 1);
    });
    const read = changed.filter((token) => readFormToken([SECRET], "contact", token) !== undefined);
    expect(read).toEqual([]);
  });

  it.each(["", "..", "a.b.c", `${"x".repeat(22)}.abc.${"y".repeat(43)}`, "x".repeat(100_000)])(
    "is none where nobody signed: %.80s",
    (written) => {
      expect(readFormToken([SECRET], "contact", written)).toBeUndefined();
    },
  );

  it("is not made with a secret that is missing or short", () => {
    for (const secret of [undefined, "", "short"]) {
      expect(() => signFormToken(secret, "contact", newFormToken(NOW))).toThrow(/SESSION_SECRET/);
    }
  });
});
