import { beforeEach, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { countIn } from "#app/domain/hourly-counts.ts";
import type { Person } from "#app/domain/people/people.ts";
import { HOUR_MS } from "#app/durations.ts";
import { newNeighbour, post, stores } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import type { AddressCounts } from "./admit-report.ts";
import { fileReport } from "./file-report.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

beforeEach(async () => {
  for (const table of [cases, posts]) await db.delete(table);
});

const counted = (name: string) => ({ key: name, endsAt: NOW + HOUR_MS });
const address: AddressCounts = {
  reports: counted("reports"),
  ofStanding: counted("ofStanding"),
  ofProven: counted("ofProven"),
  hiding: { ofAll: counted("hiding"), ofProven: counted("hiding of proven") },
  ofThing: counted("ofThing"),
  flagging: counted("flagging"),
};
const send = (by: Person, thread: string, of: string, reason: "spam" | "child-safety") =>
  fileReport(stores, by, { thread, of, reason, words: "" }, { now: NOW, address });

it("a photo that a stranger reports for a child's safety does not count against the texts that may go behind a tap", async () => {
  const { publicId } = await post({ files: [png], now: NOW });
  const stranger = await newNeighbour(NOW);
  await send(stranger, publicId, "photo-1", "child-safety");
  expect(await countIn(db, address.flagging)).toBe(0);
  await send(stranger, publicId, "post", "child-safety");
  expect(await countIn(db, address.flagging)).toBe(1);
});

it("a report that is sent twice at once is counted once, even if it replaces an earlier one", async () => {
  const { publicId } = await post({ now: NOW });
  const stranger = await newNeighbour(NOW);
  const before = await countIn(db, address.reports);
  await send(stranger, publicId, "post", "spam");
  expect(await countIn(db, address.reports)).toBe(before + 1);
  const twice = [1, 2].map(() => send(stranger, publicId, "post", "child-safety"));
  expect(await Promise.all(twice)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await countIn(db, address.reports)).toBe(before + 2);
});
