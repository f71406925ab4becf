import { expect, it } from "vitest";
import { apiProblemText } from "./api-problems.ts";
import { messagesIn } from "./catalogues.server.ts";
import { problemText } from "./problem-text.ts";

it.each([{ code: "words-of-tomorrow" }, { code: "toString" }, { code: "words-too-long" }])(
  "a problem that there are no words for is called unreadable: %o",
  (problem) => {
    expect(problemText(messagesIn("en", "problems"), problem)).toMatch(
      /^We couldn’t read what was/,
    );
    expect(problemText(messagesIn("hi", "problems"), problem)).toMatch(/पढ़ा नहीं जा सका/);
    expect(`text ${apiProblemText(problem)}`).toBe("text could not be read");
  },
);
