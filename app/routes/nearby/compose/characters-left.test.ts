import { expect, it } from "vitest";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { leftInWords } from "./characters-left.tsx";

it("how much is left is said at a few counts only", () => {
  const said = [500, 51, 50, 11, 10, 1, 0, -1].map((left) =>
    leftInWords(left, messagesIn("en", "compose")),
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
