import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { contactMessages } from "#app/db/schema.ts";
import worker from "#workers/app.ts";

const db = openDatabase(env.DB);
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 21);

beforeEach(() => db.delete(contactMessages));
afterEach(() => vi.restoreAllMocks());

const runDay = () => worker.scheduled(createScheduledController({ scheduledTime: NOW }));

it("the day removes old enquiries, and logs how many in one line", async () => {
  const lines = vi.spyOn(console, "log").mockImplementation(() => {});
  for (const handledAt of [NOW - 90 * DAY, NOW - 89 * DAY]) {
    const message = { email: "asha@example.com", message: "Hello", createdAt: 1, handledAt };
    await db.insert(contactMessages).values(message);
  }
  await runDay();
  expect(await db.select().from(contactMessages)).toMatchObject([{ handledAt: NOW - 89 * DAY }]);
  expect(lines.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: "old enquiries removed", messages: 1, requests: 0 },
    { event: "old answers removed", answers: 0 },
  ]);
});

it("a day on which D1 fails is logged once, and the next one makes up for it", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  const message = { email: "asha@example.com", message: "Hello", createdAt: 1, handledAt: 1 };
  await db.insert(contactMessages).values(message);
  const failing = vi.spyOn(env.DB, "withSession").mockImplementation(() => {
    throw new Error("D1_ERROR: D1 DB is overloaded.");
  });
  await runDay();
  expect(errors.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: "error", at: "old enquiries", message: "D1_ERROR: D1 DB is overloaded." },
    { event: "error", at: "old answers", message: "D1_ERROR: D1 DB is overloaded." },
  ]);
  failing.mockRestore();
  await runDay();
  expect(await db.select().from(contactMessages)).toEqual([]);
});
