import { beforeEach, describe, expect, it } from "vitest";
import { comments, posts } from "#app/db/community-schema.ts";
import { pushProgress, pushSubscriptions } from "#app/db/push-schema.ts";
import { firstIdAt } from "#app/domain/posts/time-ordered-id.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { newNeighbour, post, SECRET_OF_TESTS } from "#test/neighbours.ts";
import { comment } from "#test/reports.ts";
import { db, fakePushService, newSubscriber, tileNorth } from "#test/push-rows.ts";
import { tellNeighbours } from "./tell-neighbours.ts";

/** Noon in India. */
const NOON = Date.UTC(2026, 10, 20, 6, 30);
const at = (seconds: number) => NOON + seconds * 1000;

beforeEach(async () => {
  await db.delete(pushSubscriptions);
  await db.delete(pushProgress);
  await db.delete(comments);
  await db.delete(posts);
});

const ask = (now: number) => post({ kind: "help", text: "A ladder, please", now });

/** What is sent at a full minute. */
async function toldAt(now: number, service = fakePushService()) {
  const before = service.sent.length;
  await tellNeighbours(service.delivery, { now, secret: SECRET_OF_TESTS });
  return service.sent.slice(before).map(({ message }) => message);
}

describe("each minute neighbours are told", () => {
  it("of the help and the comments of the minute before, once, and nothing of the one that runs", async () => {
    await newSubscriber({ tile: tileNorth(0) });
    await ask(at(-1));
    await ask(at(20));
    expect(await toldAt(NOON)).toHaveLength(1);
    expect(await toldAt(NOON)).toHaveLength(0);
    const { author, publicId } = await post({ now: at(21) });
    await newSubscriber({ person: author });
    await comment(await newNeighbour(NOON), publicId, "Me too", at(59));
    expect(await toldAt(at(59))).toHaveLength(0);
    expect(await toldAt(at(60))).toHaveLength(2);
    expect(await toldAt(at(120))).toHaveLength(0);
  });

  it("the same whenever in the minute it was written: to the second, for how long it is kept, and when", async () => {
    await newSubscriber({ tile: tileNorth(0) });
    const messages = [];
    for (const [minute, second] of [
      [1, 0],
      [2, 31],
      [3, 59],
    ] as const) {
      await ask(at(minute * 60 + second));
      messages.push(...(await toldAt(at((minute + 1) * 60))));
    }
    // An hour's help ends at a full minute, and a message is kept for whole minutes until then.
    const left = DAY_MS / 1000 - 60;
    expect(messages.map(({ ttl }) => ttl)).toEqual([left, left, left]);
    const ends = messages.map(({ text }) => Number(/"endsAt":(\d+)/.exec(text)?.[1]));
    expect(ends.map((end) => end % MINUTE_MS)).toEqual([0, 0, 0]);
  });
});

describe("nothing is lost", () => {
  it("where a run is broken off: the next goes on behind what was told", async () => {
    await newSubscriber({ tile: tileNorth(0) });
    await ask(at(1));
    await ask(at(2));
    const failing = fakePushService();
    const send = failing.delivery.send;
    const once: typeof send = (...args) =>
      failing.sent.length === 1 ? Promise.reject(new Error("D1 is away")) : send(...args);
    const broken = { ...failing.delivery, send: once };
    await expect(tellNeighbours(broken, { now: at(60), secret: SECRET_OF_TESTS })).rejects.toThrow(
      "D1 is away",
    );
    expect(failing.sent).toHaveLength(1);
    expect(await toldAt(at(120))).toHaveLength(1);
  });

  it("where time runs out, and where minutes were missed, of the last quarter of an hour", async () => {
    await newSubscriber({ tile: tileNorth(0) });
    await toldAt(NOON);
    await ask(at(1));
    const late = fakePushService();
    late.endTime();
    expect(await toldAt(at(60), late)).toHaveLength(0);
    await ask(at(61));
    expect(await toldAt(at(14 * 60))).toHaveLength(2);
    await ask(at(15 * 60));
    expect(await toldAt(NOON + HOUR_MS)).toHaveLength(0);
  });

  it("and nothing told twice by two runs at once", async () => {
    await newSubscriber({ tile: tileNorth(0) });
    await ask(at(1));
    const service = fakePushService();
    const run = () => tellNeighbours(service.delivery, { now: at(60), secret: SECRET_OF_TESTS });
    await Promise.all([run(), run(), run()]);
    expect(service.sent).toHaveLength(1);
    const [progress] = await db.select().from(pushProgress);
    expect(progress).toMatchObject({ untilId: firstIdAt(at(60)), busyUntil: 0 });
  });
});
