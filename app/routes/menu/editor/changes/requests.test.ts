import { expect, it } from "vitest";
import { replyIn } from "./requests.ts";

const problem = (reason: string) => ({ problem: { reason }, fields: [] });

it.each<[what: string, status: number, body: string, reply: unknown]>([
  ["what was saved", 200, '{"saved":true,"id":7}', { saved: true, id: 7 }],
  [
    "a refusal",
    409,
    '{"problem":{"reason":"stale"},"fields":[["name","Chai"]]}',
    {
      problem: { reason: "stale" },
      fields: [["name", "Chai"]],
    },
  ],
  ["an ended login", 401, '{"problem":{"reason":"logged-out"}}', problem("logged-out")],
  ["the login page of a café’s network", 200, "<html>Log in</html>", problem("unreached")],
  [
    "a gateway that does not reach the server",
    502,
    "<html>Bad gateway</html>",
    problem("unreached"),
  ],
  ["a gateway that waited in vain", 504, "", problem("unreached")],
  ["JSON that is not ours", 200, "null", problem("unreached")],
  ["a server that failed", 500, "<html>Sorry</html>", problem("broken")],
])("%s is taken for what it is", (_, status, body, reply) => {
  expect(replyIn(status, body)).toEqual(reply);
});
