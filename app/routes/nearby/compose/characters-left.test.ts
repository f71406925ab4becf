import { expect, it } from "vitest";
import { postLimits } from "#app/domain/posts/limits.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { charactersLeft, leftInWords } from "./characters-left.tsx";

it("how much is left is said at a few counts only", () => {
  const said = [500, 51, 50, 11, 10, 1, 0, -1].map((left) =>
    leftInWords(left, messagesIn("en", "writing")),
  );
  expect(said).toEqual([
    "",
    "",
    "At most 50 characters left",
    "At most 50 characters left",
    "At most 10 characters left",
    "At most 10 characters left",
    "No characters left",
    "That’s too long",
  ]);
});

it("as many emoji are left as the server takes", () => {
  const { textLength } = postLimits;
  const left = (text: string) => charactersLeft({ text });
  expect([left("🍮".repeat(textLength - 1)), left("🍮".repeat(textLength + 1))]).toEqual([1, -1]);
});
