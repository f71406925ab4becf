import { sql } from "drizzle-orm";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { meterDatabase } from "#test/meter.ts";
import {
  addressesIn,
  block,
  db,
  newPerson,
  newPost,
  newSubscriber,
  NOON,
  fakePushService,
  tileNorth,
} from "#test/push-rows.ts";
import { notifyNeighbours } from "./notify-neighbours.ts";

const HERE = tileNorth(0);

beforeEach(async () => {
  await db.delete(pushSubscriptions);
});

/** The addresses of the browsers that are notified. */
async function told(thread: string, now = NOON): Promise<string[]> {
  const { sent, delivery } = fakePushService();
  await notifyNeighbours(delivery, thread, { now });
  return addressesIn(sent);
}

describe("a new Help post notifies", () => {
  it.each([
    [1, 0.7, 1.3],
    [3, 2.4, 3.7],
    [10, 2.4, 3.7],
  ] as const)("within its %s km, and never beyond 3", async (reach, near, far) => {
    const browser = await newSubscriber({ tile: HERE });
    expect(await told(await newPost({ reach, tile: tileNorth(near) }))).toEqual([browser.endpoint]);
    expect(await told(await newPost({ reach, tile: tileNorth(far) }))).toEqual([]);
  });

  it("those who asked for such news, in each of their browsers", async () => {
    const person = await newPerson();
    const browsers = [
      await newSubscriber({ person, tile: HERE }),
      await newSubscriber({ person, tile: tileNorth(1.5) }),
      await newSubscriber({ tile: HERE }),
    ];
    await newSubscriber({ tile: null });
    expect(await told(await newPost())).toEqual(addressesIn(browsers));
  });

  it("with its words and the place that its author typed, and nothing else of where it is", async () => {
    await newSubscriber({ tile: HERE });
    const text = `Does anybody have a ladder? ${"🪜कि".repeat(70)}`;
    const values = { text, expiresAt: NOON + 90 * 60_000 + 999 };
    const { sent, delivery } = fakePushService();
    const threads = [await newPost({ ...values, venue: "Irani Café" }), await newPost(values)];
    for (const thread of threads) await notifyNeighbours(delivery, thread, { now: NOON });
    const [first, second] = sent.map(({ message }) => message);
    expect(first).toMatchObject({ ttl: 90 * 60, urgency: "high", topic: second?.topic });
    expect(JSON.parse(first?.text ?? "")).toEqual({
      web_push: 8030,
      notification: {
        title: "Help at “Irani Café” (en)",
        body: `${text.slice(0, 28)}${"🪜कि".repeat(45)}🪜…`,
        navigate: `https://nukkad.test/nearby/posts/${threads[0]}`,
        tag: threads[0],
        data: { endsAt: NOON + 90 * 60_000 },
      },
    });
    expect(JSON.parse(second?.text ?? "")).toMatchObject({
      notification: { title: "Help at “” (en)" },
    });
  });
});

it("each browser is notified in its own language", async () => {
  await newSubscriber({ tile: HERE });
  await newSubscriber({ tile: HERE, language: "hi" });
  const { sent, delivery } = fakePushService();
  await notifyNeighbours(delivery, await newPost({ venue: "Park" }), { now: NOON });
  const titles = sent.map(({ message }) => String(/"title":"([^"]*)"/.exec(message.text)?.[1]));
  expect(titles.toSorted()).toEqual(["Help at “Park” (en)", "Help at “Park” (hi)"]);
});

describe("nobody is notified", () => {
  it.each<[string, Parameters<typeof newPost>[0]]>([
    ["of an update", { kind: "update" }],
    ["of a plan", { kind: "plan" }],
    ["of a post that has ended", { expiresAt: NOON }],
    ["of a post that is hidden", { hiddenAt: NOON - 1 }],
    ["of a post that was reported and is being checked", { flaggedAt: NOON - 1 }],
    ["of help that has come", { resolvedAt: NOON - 1 }],
  ])("%s", async (_, values) => {
    await newSubscriber({ tile: HERE });
    expect(await told(await newPost(values))).toEqual([]);
  });

  it("to its author", async () => {
    const person = await newPerson();
    await newSubscriber({ person, tile: HERE });
    expect(await told(await newPost({ personId: person.id }))).toEqual([]);
  });

  it("to somebody who blocked the author, while whom the author blocked is told as before", async () => {
    const [author, neighbour] = [await newPerson(), await newPerson()];
    const browser = await newSubscriber({ person: neighbour, tile: HERE });
    await block(author, neighbour);
    expect(await told(await newPost({ personId: author.id }))).toEqual([browser.endpoint]);
    await block(neighbour, author);
    expect(await told(await newPost({ personId: author.id }))).toEqual([]);
  });

  it("where it is quiet", async () => {
    await newSubscriber({ tile: HERE, quietFrom: 11 * 60, quietTo: 13 * 60 });
    const zone = { quietFrom: 11 * 60, quietTo: 13 * 60, timeZone: "Europe/London" };
    const awake = await newSubscriber({ tile: HERE, ...zone });
    expect(await told(await newPost())).toEqual([awake.endpoint]);
  });
});

describe("one browser is notified of six posts a day", () => {
  it("and of more on the next day", async () => {
    const browser = await newSubscriber({ tile: HERE });
    const notifyAt = async (now: number) => told(await newPost({ expiresAt: now + HOUR_MS }), now);
    for (let post = 1; post <= 6; post += 1)
      expect(await notifyAt(NOON)).toEqual([browser.endpoint]);
    expect(await notifyAt(NOON)).toEqual([]);
    const nextDay = NOON - (NOON % DAY_MS) + DAY_MS;
    expect(await notifyAt(nextDay - 1)).toEqual([]);
    expect(await notifyAt(nextDay)).toEqual([browser.endpoint]);
  });

  it("also where ten come at once", async () => {
    await newSubscriber({ tile: HERE });
    const threads = await Promise.all(Array.from({ length: 10 }, () => newPost()));
    const times = await Promise.all(threads.map((thread) => told(thread)));
    expect(times.flat()).toHaveLength(6);
  });

  it("and what is not sent because of quiet hours is not counted", async () => {
    await newSubscriber({ tile: HERE, quietFrom: 11 * 60, quietTo: 13 * 60 });
    await told(await newPost());
    const [row] = await db.select().from(pushSubscriptions);
    expect(row?.sentCount).toBe(0);
  });
});

/** Browsers of one person in a tile, all quiet for the minutes after midnight. */
async function crowd(tile: number, count: number, quietTo = 0): Promise<void> {
  const { id } = await newPerson();
  const address = `https://fcm.googleapis.com/${tile}/${quietTo}/`;
  const numbers = JSON.stringify(Array.from({ length: count }, (_, index) => index));
  await db.run(sql`INSERT INTO push_subscriptions
      (person_id, endpoint, p256dh, auth, tile, quiet_from, quiet_to, time_zone, created_at)
    SELECT ${id}, ${address} || value, '', '', ${tile}, 0, ${quietTo}, 'Asia/Kolkata', ${NOON}
    FROM json_each(${numbers})`);
}

/** Notifies of a post, counting D1 trips and notices. */
async function notifyCounted(thread: string) {
  const { d1, tally } = meterDatabase(env.DB);
  const { sent, delivery } = fakePushService();
  await notifyNeighbours({ ...delivery, db: openDatabase(d1) }, thread, { now: NOON });
  return { sent, tally };
}

describe("in a crowd", () => {
  it("two hundred are notified, each once, those within 1 km first", async () => {
    // Tiles further north come first in the index.
    await crowd(tileNorth(2), 200);
    await crowd(HERE, 110);
    await crowd(tileNorth(0.6), 60);
    const { sent } = await notifyCounted(await newPost());
    const addresses = addressesIn(sent);
    expect(new Set(addresses).size).toBe(200);
    expect(addresses.filter((each) => each.includes(`/${HERE}/`))).toHaveLength(110);
    expect(addresses.filter((each) => each.includes(`/${tileNorth(0.6)}/`))).toHaveLength(60);
  });

  it("browsers in quiet hours keep nobody else from being notified", async () => {
    await crowd(HERE, 150, 23 * 60);
    await crowd(HERE, 50);
    const { sent } = await notifyCounted(await newPost());
    expect(sent).toHaveLength(50);
    for (const { endpoint } of sent) expect(endpoint).toContain(`/${HERE}/0/`);
  });

  it("a thousand and a few are looked at, and then no more", async () => {
    await crowd(HERE, 1_100, 23 * 60);
    const { sent, tally } = await notifyCounted(await newPost());
    expect(sent).toEqual([]);
    expect(tally.trips).toBe(1 + 10 + 1);
  });

  it("it is done in two round trips for each hundred, and reads nobody who is far away", async () => {
    await crowd(HERE, 120);
    const alone = await notifyCounted(await newPost());
    expect(alone.sent).toHaveLength(120);
    // The post, two pages with their claims, and the empty tiles up to 3 km.
    expect(alone.tally.trips).toBe(1 + 2 * 2 + 1);
    await crowd(tileNorth(20), 800);
    const beside = await notifyCounted(await newPost());
    expect(beside.tally.rowsRead).toBe(alone.tally.rowsRead);
  });
});
