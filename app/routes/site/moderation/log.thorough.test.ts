import { beforeEach, expect, it } from "vitest";
import { countDecisions } from "#app/domain/transparency/count-decisions.ts";
import { stores } from "#test/neighbours.ts";
import { forgetStatements, storeStatements } from "#test/statements.ts";
import { visit } from "#test/visit.ts";

beforeEach(forgetStatements);

interface Log {
  next: string | null;
  statements: { uuid: string }[];
}

it("25,000 lines of a month are read page by page, each once, in JSON and in CSV", async () => {
  await storeStatements({ count: 25_000 });
  await countDecisions(stores, { now: Date.UTC(2026, 11, 1, 21) });
  const ids = new Set<string>();
  let pages = 0;
  for (let path: string | null = "/moderation/log.json?month=2026-11"; path !== null; pages += 1) {
    const { next, statements }: Log = await (await visit(path)).json<Log>();
    expect(statements.length).toBeLessThanOrEqual(10_000);
    for (const { uuid } of statements) ids.add(uuid);
    path = next;
  }
  expect([ids.size, pages]).toEqual([25_000, 3]);
  const reply = await visit("/moderation/log.csv?month=2026-11");
  expect(reply.headers.get("Link")).toMatch(
    /^<\/moderation\/log\.csv\?month=2026-11&after=[\da-f]{32}>; rel="next"$/,
  );
  expect((await reply.text()).trimEnd().split("\r\n")).toHaveLength(10_001);
});
