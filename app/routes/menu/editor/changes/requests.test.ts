import { afterEach, expect, it, vi } from "vitest";
import { changesPath } from "#app/routes/menu/editor/editor-paths.ts";
import { lastRestore, noteRestore } from "#app/device/last-restore.ts";
import { browserStorage } from "#test/browser-storage.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { packMenu } from "./packed-menu.ts";
import { replyIn, requestMenu } from "./requests.ts";

afterEach(() => vi.unstubAllGlobals());

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

it("the menu is asked for with the last restore in this tab, as long as that can be undone", async () => {
  const step = { changeId: -7, back: [], forth: [] };
  const asked: string[] = [];
  let answer: object;
  vi.stubGlobal("sessionStorage", browserStorage());
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json(answer);
  });
  noteRestore("cafe", "7");
  const path = changesPath("cafe");
  for (answer of [{ problem: {} }, { menu: packMenu(plainMenu()), restored: step }])
    await requestMenu("cafe");
  expect(lastRestore("cafe")).toBe("7");
  answer = { menu: packMenu(plainMenu()) };
  for (const _ of [1, 2]) expect((await requestMenu("cafe")).menu).toEqual(plainMenu());
  const withRestore = `${path}?restored=7`;
  expect(asked).toEqual([withRestore, withRestore, withRestore, path]);
});
