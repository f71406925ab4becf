import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeTile } from "#app/domain/places/tiles.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { awayFromCorner, tileOf } from "#test/neighbours.ts";
import { newPhone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { newSubscriber } from "#test/push-rows.ts";
import { settledPhone } from "#test/settled-phone.ts";
import worker from "#workers/app.ts";

/* The product shows what others do at full minutes. Nothing but its pages may give the exact moment away either. */

const atOnce = env.FEED_STEP_MS;
let start = 0;
beforeEach(() => {
  env.FEED_STEP_MS = String(MINUTE_MS);
  start = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  env.FEED_STEP_MS = atOnce;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const place = awayFromCorner(-300);
const tile = writeTile(tileOf(place));

/** The phone of somebody who is not new: what newcomers write would show later. */
const phoneHere = () => settledPhone(place);

it("not by the order of notifications of one minute, though an attacker asks for help before and after", async () => {
  // By a fair coin, one of 500,000 runs has all of 20 rounds on one side; most runs have seen both by the third.
  const rounds = 20;
  const toldFirst = new Set<boolean>();
  await env.DB.exec("DELETE FROM push_progress");
  for (let n = 0; n < rounds && toldFirst.size < 2; n += 1) {
    await env.DB.exec("DELETE FROM push_subscriptions");
    const browser = await newSubscriber({ tile: tileOf(place) });
    const told: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      told.push(browser.read(await new Response(init?.body).arrayBuffer()));
      return new Response(null, { status: 201 });
    });
    const [attacker, victim] = [await phoneHere(), await phoneHere()];
    const asked = start + n * MINUTE_MS;
    for (const [second, phone, text] of [
      [1, attacker, "Before it"],
      [30, victim, "In between"],
    ] as const) {
      vi.setSystemTime(asked + second * 1000);
      expect((await phone.publish({ kind: "help", text, tile })).status).toBe(303);
    }
    const scheduledTime = asked + MINUTE_MS;
    vi.setSystemTime(scheduledTime);
    await worker.scheduled(createScheduledController({ cron: "* * * * *", scheduledTime }));
    expect(told).toHaveLength(2);
    toldFirst.add(told[0]?.includes("Before it") === true);
  }
  expect(toldFirst.size).toBe(2);
});

it("not by the address of a photo: it answers its author at once, and others from the next full minute", async () => {
  const [victim, attacker] = [await phoneHere(), await phoneHere()];
  vi.setSystemTime(start + 3_000);
  await victim.publish({ kind: "update", text: "With a photo", tile, photos: png });
  const mine = await (await victim.get("/nearby/mine")).text();
  const [path = "none"] = /\/nearby\/posts\/[\w-]{16}/.exec(mine) ?? [];
  const thread = await (await victim.get(path)).text();
  const [photo = "none"] = /\/images\/[\w-]+\.png/.exec(thread) ?? [];
  const statuses = async () =>
    Promise.all(
      [victim, attacker, newPhone()].map(async (phone) => (await phone.get(photo)).status),
    );
  vi.setSystemTime(start + MINUTE_MS - 1);
  expect(await statuses()).toEqual([200, 404, 404]);
  vi.setSystemTime(start + MINUTE_MS);
  expect(await statuses()).toEqual([200, 200, 200]);
});
